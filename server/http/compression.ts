import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../core/env.ts';
import { bestEncoding, compress } from './encoding.ts';

/** Smaller responses, in bytes, fit into one packet uncompressed. */
const minimumSize = 1024;
const quality = 4;

/**
 * Compresses responses to GET. Other responses may contain a secret beside text that the caller chose, and their
 * compressed size would reveal how similar the two are (BREACH).
 */
export const compression = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const etag = headers.get('etag');
    // Caches need `Vary` on every response that they may store, uncompressed ones and 304 included.
    if (c.req.method === 'GET' && etag !== null) headers.append('Vary', 'Accept-Encoding');
    const encoding = bestEncoding(c.req.header('accept-encoding'));
    if (c.req.method !== 'GET' || status !== 200 || encoding === null || !isText(headers)) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const isSmall = body.byteLength < minimumSize;
    c.res = new Response(isSmall ? body : await compress(body, encoding, quality), { headers });
    if (isSmall) return;
    c.res.headers.set('Content-Encoding', encoding);
    c.res.headers.delete('Content-Length');
    if (etag === null) c.res.headers.append('Vary', 'Accept-Encoding');
    // A weak ETag: the same content in other bytes.
    else if (!etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`);
  });

/** Other types are not compressed: the export of orders is streamed. */
const isText = (headers: Headers): boolean =>
  /^(application\/json|text\/html)/.test(headers.get('content-type') ?? '');
