import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.js';
import { isForm, readBytes } from '../http/body.ts';
import { uploadBodyMax } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';

const tooLarge = () => new Problem('TOO_LARGE', { message: m.pictureTooLarge(), extra: { field: 'image' } });
const notOneImage = (cause?: unknown) =>
  new Problem('INVALID', { message: m.onePictureExpected(), extra: { field: 'image' }, cause });

/** Returns the file of the form's field `image`, which must be the only file. Ignores its name and type. */
export async function readImage(c: Context): Promise<Uint8Array> {
  const type = c.req.header('content-type');
  if (type === undefined || !isForm(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', { message: m.multipartExpected() });
  }
  const body = await readBytes(c.req.raw, uploadBodyMax).catch((error: unknown) => {
    throw error instanceof Problem ? tooLarge() : error;
  });
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw notOneImage(cause);
    });
  const files = [...form].filter(([, value]) => value instanceof File);
  const file = form.get('image');
  if (files.length !== 1 || !(file instanceof File) || file.size === 0) throw notOneImage();
  if (file.size > limits.image.maxBytes) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}
