import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { bestEncoding, compress, smallestCompressed, type Encoding } from './encoding.ts';

const quality = 4;

const json = 'application/json';

/**
 * Sends JSON, compressed in response to GET. Other responses may contain a secret beside text that the caller chose,
 * and their compressed size would reveal how similar the two are (BREACH).
 */
export async function sendJson(c: Context, value: unknown): Promise<Response> {
  const body = JSON.stringify(value);
  const encoding = encodingOf(c, body);
  if (encoding === null) return c.body(body, 200, { 'Content-Type': json });
  c.header('Vary', 'Accept-Encoding', { append: true });
  return sendCompressed(c, await compress(Buffer.from(body), encoding, quality), { encoding, type: json });
}

export const sendPublicJson = (c: Context, value: unknown): Promise<Response> =>
  sendPublic(c, JSON.stringify(value), json);

/** Sends a text that does not depend on the caller. Browsers revalidate it each time by its ETag. */
export async function sendPublic(c: Context, body: string, type: string): Promise<Response> {
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  const encoding = encodingOf(c, body);
  // A weak ETag: the same content in other bytes.
  c.header('ETag', encoding === null ? etag : `W/${etag}`);
  c.header('Cache-Control', 'no-cache');
  // Caches need `Vary` on every response that they may store, uncompressed ones and 304 included.
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  if (encoding === null) return c.body(body, 200, { 'Content-Type': type });
  return sendCompressed(c, await compressOnce(body, encoding, etag), { encoding, type });
}

/** Whether `If-None-Match` names the ETag. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.includes(etag));

const encodingOf = ({ req }: Context, body: string): Encoding =>
  req.method === 'GET' && Buffer.byteLength(body) >= smallestCompressed
    ? bestEncoding(req.header('accept-encoding'))
    : null;

const sendCompressed = (
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  { encoding, type }: { encoding: string; type: string },
): Response => c.body(bytes, 200, { 'Content-Type': type, 'Content-Encoding': encoding });

/** Compressed texts by encoding and ETag. The ETag is a hash of the text, so no entry becomes outdated. */
const compressedTexts = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 100 });

async function compressOnce(
  body: string,
  encoding: Exclude<Encoding, null>,
  etag: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${encoding} ${etag}`;
  const known = compressedTexts.get(key);
  if (known !== undefined) return known;
  const bytes = await compress(Buffer.from(body), encoding, quality);
  compressedTexts.set(key, bytes);
  return bytes;
}
