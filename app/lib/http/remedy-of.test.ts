import { describe, expect, test, vi } from 'vitest';
import { problemCodes } from '#contract/problem.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';
import { attempt } from './attempt.ts';
import { fieldError } from './field-error.ts';
import { remedies, remedyOf } from './remedy-of.ts';

const sendVerification = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock('../auth/send-verification.ts', () => ({ sendVerification }));

/** What their forms and lists do, or their messages say: correct a field, look again, wait, try again. */
const repeatable = [
  ...[
    'INVALID',
    'BELOW_MINIMUM',
    'ABOVE_STOCK',
    'PRICE_CHANGED',
    'NAME_TAKEN',
    'NUMBER_TAKEN',
    'AMBIGUOUS_PART',
    'DOES_NOT_FIT',
    'FIT_OPEN',
    'LINES_REFUSED',
  ],
  ...[
    'PART_CHANGED',
    'LIST_CHANGED',
    'IMPORT_BUSY',
    'NOT_FOUND',
    'ORDER_NOT_DELETABLE',
    'MODEL_IN_USE',
    'LAST_ADMIN',
  ],
  ...[
    'OWN_ACCOUNT',
    'FORBIDDEN',
    'APP_CHECK_FAILED',
    'PAYMENT_NOT_SUCCEEDED',
    'TOO_LARGE',
    'UNSUPPORTED_MEDIA',
  ],
  ...['IN_FLIGHT', 'KEY_REUSED', 'TOO_MANY_PAYMENTS', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
];

describe('C4: every refusal says what a person can do', () => {
  test('each code has a remedy, or can be repeated', () => {
    expect([...Object.keys(remedies), ...repeatable].toSorted()).toEqual(problemCodes.toSorted());
  });

  const refused = (code: ApiErrorCode, status = 403) => new ApiError('No.', { status, code });

  test.each([
    ['ACCOUNT_BLOCKED', '/#contact'],
    ['UNAUTHENTICATED', '/login'],
    ['PART_NOT_FOUND', '/parts'],
    ['TOO_MANY_OPEN_ORDERS', '/user-dashboard/my-orders'],
  ] as const)('%s links %s', async (code, href) => {
    const error = refused(code);
    expect(remedyOf(error).remedy).toMatchObject({ href });
    expect(await attempt(() => Promise.reject(error))).toMatchObject({ message: 'No.', remedy: { href } });
    expect(fieldError(error, ['name'])).toMatchObject({ message: 'No.', remedy: { href } });
  });

  test('an address that is not verified gets its mail again', async () => {
    const { remedy } = remedyOf(refused('EMAIL_NOT_VERIFIED'));
    if (!remedy || !('onPress' in remedy)) throw new Error('There is no button');
    expect(await remedy.onPress()).toBeNull();
    expect(sendVerification).toHaveBeenCalledOnce();
  });

  test('an admin cannot verify the address of somebody else', () => {
    expect(remedyOf(refused('EMAIL_NOT_VERIFIED', 409))).toEqual({});
  });
});
