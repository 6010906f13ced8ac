import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.ts';
import { isForm, readBytes } from '../http/body.ts';
import { uploadBodyMax } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';

const tooLarge = () => new Problem('TOO_LARGE', { message: m.thePictureIsLargerThan5Mb() });
const notOne = (cause?: unknown) =>
  new Problem('INVALID', { message: m.sendOnePictureInTheFieldImage(), cause });

/** The one file of the form, in its field `image`. Its name and type are the sender's claims: nobody reads them. */
export async function readImage(c: Context): Promise<Uint8Array> {
  const type = c.req.header('content-type');
  if (type === undefined || !isForm(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', { message: m.sendMultipartFormData() });
  }
  const body = await readBytes(c, uploadBodyMax).catch((error: unknown) => {
    throw error instanceof Problem ? tooLarge() : error;
  });
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw notOne(cause);
    });
  const files = [...form].filter(([, value]) => value instanceof File);
  const file = form.get('image');
  if (files.length !== 1 || !(file instanceof File) || file.size === 0) throw notOne();
  if (file.size > limits.image.maxBytes) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}
