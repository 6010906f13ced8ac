import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/problem.js';
import { mock, reject, rejected } from './mock.ts';

const accepted: readonly string[] = limits.image.types;

const stored = { success: true, data: { url: '/pictures/gear-cutout-800.webp' } } as const;

export const imagesHandlers = [
  mock(calls.storeImage)(async ({ request }) => {
    const file = (await request.formData()).get('image');
    if (!(file instanceof File)) reject('INVALID', { message: m.onePictureExpected(), field: 'image' });
    if (file.size > limits.image.maxBytes)
      reject('TOO_LARGE', { message: m.pictureTooLarge(), field: 'image' });
    return accepted.includes(file.type)
      ? stored
      : reject('UNSUPPORTED_MEDIA', { message: m.notAPicture(), field: 'image' });
  }),
];

/** Other outcomes. Put them before `imagesHandlers`. */
export const imagesScenarios = {
  failed: rejected(calls.storeImage, 'UNAVAILABLE', {
    message: 'The pictures cannot be reached. Try again in a minute.',
  }),
};
