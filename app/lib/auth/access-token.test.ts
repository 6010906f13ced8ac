// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dropToken, keepToken, keptToken, readToken, watchTokenOwner } from './access-token.ts';

const minute = 60_000;

/** A token issued at `iat` and ending at `exp`, both in seconds. */
function jwt(times: { iat?: number; exp?: number }) {
  // Contains what base64url writes otherwise than base64.
  const claims = JSON.stringify({ sid: '~~~???~~~???', name: 'Åsa', ...times });
  return `x.${Buffer.from(claims).toString('base64url')}.x`;
}

afterEach(() => {
  dropToken();
  vi.restoreAllMocks();
});

test.each([
  ['is renewed five minutes before its end', { iat: 0, exp: 3600 }, { renewAt: 55 * minute }],
  ['that is short is renewed after three quarters of its life', { iat: 100, exp: 140 }, { renewAt: 130_000 }],
])('a token %s', (_what, times, token) => {
  expect(readToken(jwt(times), 'u1')).toMatchObject(token);
});

test.each(['', 'x', 'a.b.c', jwt({})])('%j is no token', (value) => {
  expect(readToken(value, 'u1')).toBeNull();
});

test('a kept token is found again with its owner, until it is dropped', () => {
  const value = jwt({ iat: 0, exp: 3600 });
  keepToken({ value, owner: 'u1', renewAt: 0, expiresAt: 0 });
  expect(localStorage.getItem('accessToken')).toBe(value);
  expect(keptToken()).toMatchObject({ value, owner: 'u1' });
  dropToken();
  expect(keptToken()).toBeNull();
});

test('where the browser keeps its storage shut a token lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepToken({ value: jwt({ iat: 0, exp: 3600 }), owner: 'u1', renewAt: 0, expiresAt: 0 });
  expect(keptToken()).toMatchObject({ owner: 'u1' });
});

test('another tab that signs out or signs somebody else in is noticed', () => {
  const owners: (string | null)[] = [];
  const stop = watchTokenOwner((owner) => owners.push(owner));
  const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  tell({ key: 'accessToken', newValue: null });
  tell({ key: 'accessTokenOwner', newValue: 'u2' });
  tell({ key: 'accessToken', newValue: 'renewed' });
  tell({ key: null });
  stop();
  tell({ key: null });
  expect(owners).toEqual([null, 'u2', null]);
});
