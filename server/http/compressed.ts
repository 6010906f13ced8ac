import { createMiddleware } from 'hono/factory';
import { bestEncoding, compress } from '../web/site.ts';
import type { AppEnv } from './env.ts';

/** Bytes under which an answer fits into one packet as it is. */
const smallest = 1024;
const quality = 4;

/**
 * Sends what is read smaller to who understands it. Only answers to GET: those to calls that hand out a token or a
 * client secret beside what the caller wrote must not show by their size how alike the two are.
 */
export const compressed = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const etag = headers.get('etag');
    // What a cache may keep says what it depends on, in whichever form it went out; 304 too.
    if (c.req.method === 'GET' && etag !== null) headers.append('Vary', 'Accept-Encoding');
    const encoding = bestEncoding(c.req.header('accept-encoding'));
    if (c.req.method !== 'GET' || status !== 200 || encoding === null || !isText(headers)) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const isSmall = body.byteLength < smallest;
    c.res = new Response(isSmall ? body : await compress(body, encoding, quality), { headers });
    if (isSmall) return;
    c.res.headers.set('Content-Encoding', encoding);
    c.res.headers.delete('Content-Length');
    if (etag === null) c.res.headers.append('Vary', 'Accept-Encoding');
    // The same content in other bytes.
    else if (!etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`);
  });

/** A file of orders is streamed, and goes as it comes. */
const isText = (headers: Headers): boolean =>
  /^(application\/json|text\/html)/.test(headers.get('content-type') ?? '');
