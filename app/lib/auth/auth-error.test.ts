import { describe, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { authError, loginError } from './auth-error.ts';

const firebaseError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });

test.each([
  ['user-not-found', { field: 'email', message: 'No user found' }],
  ['wrong-password', { field: 'password', message: 'Wrong password' }],
  ['invalid-credential', { message: 'Wrong email or password' }],
  ['too-many-requests', { message: expect.stringContaining('Try again later') as string }],
])('a login refused with %s is explained', (code, failure) => {
  expect(loginError(firebaseError(code))).toEqual(failure);
});

describe('C4: a refused sign-in says what a person can do', () => {
  test.each([
    ['email-already-in-use', '/login'],
    ['requires-recent-login', '/login'],
    ['user-disabled', '/#contact'],
    ['user-token-expired', '/login'],
  ])('%s links %s', (code, href) => {
    expect(authError(firebaseError(code)).remedy).toMatchObject({ href });
    expect(loginError(firebaseError(code)).remedy).toMatchObject({ href });
  });

  test('a blocked account links the contact form', () => {
    const blocked = new ApiError('This account is blocked.', { status: 403, code: 'ACCOUNT_BLOCKED' });
    expect(loginError(blocked)).toMatchObject({
      message: 'This account is blocked.',
      remedy: { href: '/#contact' },
    });
  });
});
