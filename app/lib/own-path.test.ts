import { expect, test } from 'vitest';
import { carriedState, originIn } from './own-path.ts';

test.each(['/purchase/1', '/user-dashboard/my-orders?status=unpaid#top', '/'])(
  'brings a person back to %s',
  (from) => {
    expect(originIn({ from })).toBe(from);
  },
);

test.each([
  ['another site', '//evil.example'],
  ['another site behind a backslash', '/\\evil.example'],
  ['an absolute address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['the login page', '/login'],
  ['the login page with a query', '/login?again'],
  ['the sign-up page', '/signup#x'],
  ['nothing', ''],
])('never sends a person to %s', (_what, from) => {
  expect(originIn({ from })).toBeNull();
});

test.each([null, undefined, 'x', 3, {}, { from: 3 }])(
  'a history entry that says %j names no origin',
  (state) => {
    expect(originIn(state)).toBeNull();
  },
);

test('the origin goes along between login, sign-up and reset, and nowhere else', () => {
  const state = { from: '/purchase/1' };
  expect(carriedState('/signup', { pathname: '/login', state })).toBe(state);
  expect(carriedState('/login', { pathname: '/signup', state })).toBe(state);
  expect(carriedState('/reset', { pathname: '/login', state })).toBe(state);
  expect(carriedState('/login', { pathname: '/reset', state })).toBe(state);
  expect(carriedState('/', { pathname: '/login', state })).toBeUndefined();
  expect(carriedState('/login', { pathname: '/', state })).toBeUndefined();
});
