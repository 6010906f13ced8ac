import type { Context } from 'hono';
import * as z from 'zod/mini';
import * as m from '#messages/problem.ts';
import { jsonBodyMax } from '../limits.ts';
import { Problem } from '../problem.ts';

/** Whether a body says that it is JSON. Another type would reach us from a foreign page unasked. */
export const isJson = (contentType = ''): boolean => /^application\/json\s*(;|$)/i.test(contentType);

/** Whether a body says that it is a form that may carry a file. */
export const isForm = (contentType = ''): boolean => /^multipart\/form-data\s*;/i.test(contentType);

/**
 * The request's JSON body as `schema` describes it; keys that the schema does not name are dropped.
 * Throws 400, 413 or 415.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readText(c, jsonBodyMax);
  if (text !== '' && !isJson(c.req.header('content-type'))) throw new Problem('UNSUPPORTED_MEDIA');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Problem('INVALID', { message: m.theBodyIsNotJson(), cause });
  }
  return check(schema, body);
}

/** The body as it came, for a signature that is made over its very bytes. Throws 413. */
export async function readText(c: Context, max: number): Promise<string> {
  const length = c.req.header('content-length');
  if (length !== undefined) {
    if (!(Number(length) <= max)) throw new Problem('TOO_LARGE');
    return c.req.text();
  }
  return (await readBytes(c, max)).toString('utf8');
}

/** The body, of which no more than `max` bytes are ever held. Throws 413. */
export async function readBytes(c: Context, max: number): Promise<Buffer> {
  const { body } = c.req.raw;
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

/** The query as `schema` describes it. A parameter that is given twice has been refused before. */
export const readQuery = <Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> =>
  check(schema, c.req.query());

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  const where = first?.path.join('.') ?? '';
  throw new Problem('INVALID', {
    message:
      where === '' ? (first?.message ?? m.theRequestIsNotValid()) : `${where}: ${first?.message ?? ''}`,
  });
}
