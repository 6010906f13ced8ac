import { delay, http, HttpResponse } from 'msw';
import type { RefusedImage, StoredImage } from '#contract/images.ts';
import { limits } from '#contract/limits.ts';

const images = '*/api/images';

const accepted: readonly string[] = limits.image.types;

const refuse = (status: number, code: RefusedImage['code'], message: string) =>
  HttpResponse.json<StoredImage | RefusedImage>(
    { message, code, success: false, error: { message } },
    { status },
  );
const store = () =>
  HttpResponse.json<StoredImage | RefusedImage>({
    success: true,
    data: { url: '/pictures/gear-cutout-800.webp' },
  });

const tooLarge = () => refuse(413, 'TOO_LARGE', 'The picture is larger than 5 MB.');
const notAPicture = () =>
  refuse(415, 'UNSUPPORTED_MEDIA', 'This file is no PNG, JPEG, WebP or AVIF picture.');

/** Where pictures of parts are sent, one at a time. */
export const imagesHandlers = [
  http.post(images, async ({ request }) => {
    const file = (await request.formData()).get('image');
    if (!(file instanceof File)) return refuse(400, 'INVALID', 'Send one picture in the field image.');
    if (file.size > limits.image.maxBytes) return tooLarge();
    return accepted.includes(file.type) ? store() : notAPicture();
  }),
];

let attempts = 0;

/** Other courses that sending a picture can take; they stand ahead of `imagesHandlers`. */
export const imagesScenarios = {
  /** Never comes to its end. */
  slow: http.post(images, async () => {
    await delay('infinite');
  }),
  tooLarge: http.post(images, tooLarge),
  notAPicture: http.post(images, notAPicture),
  failed: http.post(images, () =>
    refuse(503, 'UNAVAILABLE', 'The pictures cannot be reached. Try again in a minute.'),
  ),
  /** Every other time it works. */
  failedOnce: http.post(images, () => {
    attempts += 1;
    return attempts % 2 === 1
      ? refuse(503, 'UNAVAILABLE', 'The pictures cannot be reached. Try again in a minute.')
      : store();
  }),
};
