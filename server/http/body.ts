import '#contract/configure.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { faultOf } from '#contract/input-fault.ts';
import * as m from '#messages/problem.js';
import { jsonBodyMax } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';

/** Browsers send JSON to another origin only after a CORS preflight, unlike the types of a plain form. */
export const isJson = (contentType = ''): boolean => /^application\/json\s*(;|$)/i.test(contentType);

export const isForm = (contentType = ''): boolean => /^multipart\/form-data\s*;/i.test(contentType);

/**
 * Parses the JSON body with `schema`, which drops unknown keys. `isOptional`: no body is `{}`. Throws 400, 413 or 415.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  { isOptional = false } = {},
): Promise<z.output<Schema>> {
  const text = await readText(c, jsonBodyMax);
  if (text === '' && isOptional) return check(schema, {});
  if (text !== '' && !isJson(c.req.header('content-type'))) throw new Problem('UNSUPPORTED_MEDIA');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Problem('INVALID', { message: m.invalidJson(), cause });
  }
  return check(schema, body);
}

/** Returns the unparsed body, for a signature over its bytes. Throws 413. */
export async function readText(c: Context, max: number): Promise<string> {
  const length = c.req.header('content-length');
  if (length !== undefined) {
    if (!(Number(length) <= max)) throw new Problem('TOO_LARGE');
    return c.req.text();
  }
  return (await readBytes(c.req.raw, max)).toString('utf8');
}

/** Reads the body of a request or a response and never keeps more than `max` bytes. Throws 413. */
export async function readBytes({ body }: Request | Response, max: number): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > max) throw new Problem('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses the query with `schema`. The API middleware has rejected repeated parameters. Throws 400. */
export const readQuery = <Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> =>
  check(schema, c.req.query());

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { message, ...extra } = faultOf(result.error);
  throw new Problem('INVALID', { message, extra });
}
