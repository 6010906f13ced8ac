// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dropToken, keepToken, keptToken, readToken, watchTokenOwner } from './access-token.ts';

const second = 1000;
const minute = 60 * second;

/** A token issued at `iat` and ending at `exp`, both in seconds. */
const jwt = (times: { iat?: number; exp?: number }) => `x.${btoa(JSON.stringify(times))}.x`;

afterEach(() => {
  dropToken();
  vi.restoreAllMocks();
});

test('an hour’s token is renewed five minutes before its end', () => {
  const token = readToken(jwt({ iat: 0, exp: 3600 }), 'u1');
  expect(token).toMatchObject({ expiresAt: 60 * minute, renewAt: 55 * minute });
});

test('a short token is renewed after three quarters of its life', () => {
  expect(readToken(jwt({ iat: 100, exp: 140 }), 'u1')).toMatchObject({ renewAt: 130 * second });
});

test('the end of a token that has just come is counted by this machine’s clock, however wrong', () => {
  const yearAhead = 365 * 24 * 60 * minute;
  expect(readToken(jwt({ iat: 0, exp: 3600 }), 'u1', yearAhead)).toMatchObject({
    expiresAt: yearAhead + 60 * minute,
  });
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
