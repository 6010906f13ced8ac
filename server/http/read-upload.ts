import type { Context } from 'hono';
import * as m from '#messages/problem.js';
import { isForm, readBytes } from './body.ts';
import { uploadRest } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';

interface Upload {
  /** Of the form. */
  field: 'image' | 'file';
  /** Bytes of the file. */
  max: number;
}

/** Returns the file of a field of a form, which must be the only file. Ignores its name and type. Throws 400, 413, 415. */
export async function readUpload(c: Context, { field, max }: Upload): Promise<Uint8Array> {
  const isImage = field === 'image';
  const tooLarge = () =>
    new Problem('TOO_LARGE', { ...(isImage && { message: m.pictureTooLarge() }), extra: { field } });
  const notOneFile = (cause?: unknown) =>
    new Problem('INVALID', {
      message: isImage ? m.onePictureExpected() : m.oneFileExpected(),
      extra: { field },
      cause,
    });
  const type = c.req.header('content-type');
  if (type === undefined || !isForm(type))
    throw new Problem('UNSUPPORTED_MEDIA', { message: m.multipartExpected() });
  const body = await readBytes(c.req.raw, max + uploadRest).catch((error: unknown) => {
    throw error instanceof Problem ? tooLarge() : error;
  });
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw notOneFile(cause);
    });
  const files = [...form].filter(([, value]) => value instanceof File);
  const file = form.get(field);
  if (files.length !== 1 || !(file instanceof File) || file.size === 0) throw notOneFile();
  if (file.size > max) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}
