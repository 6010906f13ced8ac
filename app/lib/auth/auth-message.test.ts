import { expect, test } from 'vitest';
import { authMessage, loginFailure } from './auth-message.ts';

const firebaseError = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  Object.assign(new Error(message), { code: `auth/${code}` });

test.each([
  ['user-not-found', { field: 'email', message: 'No user found' }],
  ['wrong-password', { field: 'password', message: 'Wrong password' }],
  ['invalid-credential', { message: 'Wrong email or password' }],
  ['too-many-requests', { message: expect.stringContaining('Try again later') as string }],
])('a login refused with %s is explained', (code, failure) => {
  expect(loginFailure(firebaseError(code))).toEqual(failure);
});

test.each(['popup-blocked', 'popup-closed-by-user'])('%s is told in the provider’s own sentence', (code) => {
  expect(authMessage(firebaseError(code))).toMatch(/popup/);
});

test('what the provider adds is shown without its wrapper', () => {
  const error = firebaseError('unknown', 'Firebase: The works is closed. (auth/unknown).');
  expect(authMessage(error)).toBe('The works is closed.');
  expect(authMessage(firebaseError('operation-not-allowed'))).toBe(
    'Signing in failed: operation not allowed.',
  );
});

test('an exception without words still says something', () => {
  expect(authMessage('?')).toBe('Signing in failed. Try again.');
});
