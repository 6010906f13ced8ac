import { expect, test } from 'vitest';
import { ApiError } from '#app/lib/http/api-error.ts';
import { reviewError } from './review-error.ts';

test('an answer without the id of the review is a failure in the words of the product', () => {
  const failure = reviewError(new ApiError('…', { status: 200, code: 'BROKEN_ANSWER' }));
  expect(failure).toMatchObject({ toast: 'Something went wrong' });
});

test('a refusal is told in the words of the server, in its place alone', () => {
  const failure = reviewError(new ApiError('Five reviews a day.', { status: 429, code: 'RATE_LIMITED' }));
  expect(failure).toEqual({ message: 'Five reviews a day.' });
});

test('what is wrong with a field stands at it', () => {
  const message = 'Maximum rating number is 5';
  const refused = new ApiError(message, { status: 400, code: 'INVALID', field: 'rating' });
  expect(reviewError(refused)).toEqual({ message, field: 'rating' });
});
