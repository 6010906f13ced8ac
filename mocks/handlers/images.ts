import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.ts';
import { mock, neverAnswered, reject, rejected } from './mock.ts';

const accepted: readonly string[] = limits.image.types;

const stored = { success: true, data: { url: '/pictures/gear-cutout-800.webp' } } as const;
const unavailable = { message: 'The pictures cannot be reached. Try again in a minute.' };

export const imagesHandlers = [
  mock(calls.storeImage)(async ({ request }) => {
    const file = (await request.formData()).get('image');
    if (!(file instanceof File)) reject('INVALID', { message: m.sendOnePictureInTheFieldImage() });
    if (file.size > limits.image.maxBytes) reject('TOO_LARGE', { message: m.thePictureIsLargerThan5Mb() });
    return accepted.includes(file.type)
      ? stored
      : reject('UNSUPPORTED_MEDIA', { message: m.thisFileIsNotAPng() });
  }),
];

let attempts = 0;

/** Other outcomes. Put them before `imagesHandlers`. */
export const imagesScenarios = {
  slow: neverAnswered(calls.storeImage),
  failed: rejected(calls.storeImage, 'UNAVAILABLE', unavailable),
  /** Every second attempt works. */
  failedOnce: mock(calls.storeImage)(() => {
    attempts += 1;
    return attempts % 2 === 1 ? reject('UNAVAILABLE', unavailable) : stored;
  }),
};
