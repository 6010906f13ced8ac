import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { isForm, readBytes } from '../http/body.ts';
import { uploadBodyMax } from '../limits.ts';
import { Problem } from '../problem.ts';

const tooLarge = () => new Problem('TOO_LARGE', { message: 'The picture is larger than 5 MB.' });
const notOne = (cause?: unknown) =>
  new Problem('INVALID', { message: 'Send one picture in the field image.', cause });

/** The one file of the form, in its field `image`. Its name and type are the sender's claims: nobody reads them. */
export async function readPicture(c: Context): Promise<Uint8Array> {
  const type = c.req.header('content-type');
  if (type === undefined || !isForm(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', { message: 'Send multipart/form-data' });
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
