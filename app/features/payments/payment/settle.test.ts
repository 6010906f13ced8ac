import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '#app/lib/http/api-error.ts';
import { settleAgain, settleDelay } from './settle.ts';

const failure = (code: ApiErrorCode, retryAfter?: number) =>
  new ApiError('', { status: 0, code, retryAfter });

test.each<ApiErrorCode>(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'IN_FLIGHT', 'RATE_LIMITED'])(
  'a charge is reported again after %s',
  (code) => expect(settleAgain(40, failure(code))).toBe(true),
);

test.each<ApiErrorCode>(['ALREADY_PAID', 'PAYMENT_MISMATCH', 'NOT_FOUND', 'UNAUTHENTICATED'])(
  'a refusal (%s) is not asked for twice',
  (code) => expect(settleAgain(0, failure(code))).toBe(false),
);

test('it waits longer each time, 15 seconds at the most, or what the server asks for', () => {
  const network = failure('NETWORK');
  expect([0, 1, 2, 9].map((failures) => settleDelay(failures, network))).toEqual([1000, 2000, 4000, 15_000]);
  expect(settleDelay(0, failure('IN_FLIGHT', 3))).toBe(3000);
});
