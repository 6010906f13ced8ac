import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import type { RefusedImage, StoredImage } from '#contract/images.ts';
import { limits } from '#contract/limits.ts';
import { mock, neverAnswered } from './mock.ts';

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
  refuse(415, 'UNSUPPORTED_MEDIA', 'This file is not a PNG, JPEG, WebP or AVIF picture.');

/** Where pictures of parts are sent, one at a time. */
export const imagesHandlers = [
  mock(calls.storeImage, async ({ request }) => {
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
  slow: neverAnswered(calls.storeImage),
  tooLarge: mock(calls.storeImage, tooLarge),
  notAPicture: mock(calls.storeImage, notAPicture),
  failed: mock(calls.storeImage, () =>
    refuse(503, 'UNAVAILABLE', 'The pictures cannot be reached. Try again in a minute.'),
  ),
  /** Every other time it works. */
  failedOnce: mock(calls.storeImage, () => {
    attempts += 1;
    return attempts % 2 === 1
      ? refuse(503, 'UNAVAILABLE', 'The pictures cannot be reached. Try again in a minute.')
      : store();
  }),
};
