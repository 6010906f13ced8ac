import { expect, test } from 'vitest';
import { authMessage } from './auth-message.ts';

const firebaseError = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  Object.assign(new Error(message), { code: `auth/${code}` });

test.each(['popup-blocked', 'popup-closed-by-user'])('%s is told in the provider’s own sentence', (code) => {
  expect(authMessage(firebaseError(code))).toMatch(/popup/);
});

test('what the provider adds is shown without its wrapper', () => {
  const error = firebaseError('unknown', 'Firebase: The works is closed. (auth/unknown).');
  expect(authMessage(error)).toBe('The works is closed.');
  expect(authMessage(firebaseError('operation-not-allowed'))).toBe(
    'This did not work: operation not allowed. Try again later.',
  );
});

test.each([
  firebaseError('network-request-failed'),
  firebaseError('timeout'),
  new TypeError('Failed to fetch dynamically imported module: https://shop.example/auth.js'),
])('an error of the connection, %s, is explained in the words of the shop', (error) => {
  expect(authMessage(error)).toBe(
    'The sign-in service could not be reached. Check your connection and try again.',
  );
});

test.each([
  'internal-error',
  'invalid-email',
  'requires-recent-login',
  'user-token-expired',
  'web-storage-unsupported',
])('%s is explained without terms of the provider', (code) => {
  expect(authMessage(firebaseError(code))).not.toMatch(/AuthError|badly formatted|did not work/);
});

test('an exception without words still says something', () => {
  expect(authMessage('?')).toBe('This did not work. Try again.');
});
