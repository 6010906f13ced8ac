import { expect, test } from 'vitest';
import { loginLinkState, returnTo } from './return-to.ts';

test.each(['/purchase/1', '/user-dashboard/my-orders?status=unpaid#top', '/'])(
  'brings a person back to %s',
  (from) => expect(returnTo({ from })).toBe(from),
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
])('never sends a person to %s', (_what, from) => expect(returnTo({ from })).toBeNull());

test.each([null, undefined, 'x', 3, {}, { from: 3 }])(
  'a history entry that says %j names no origin',
  (state) => expect(returnTo(state)).toBeNull(),
);

const at = (pathname: string, state: unknown = null) => ({ pathname, search: '', hash: '', state });

test('the origin goes along between login, sign-up and reset, and nowhere else', () => {
  const state = { from: '/purchase/1' };
  expect(loginLinkState('/signup', at('/login', state))).toBe(state);
  expect(loginLinkState('/login', at('/signup', state))).toBe(state);
  expect(loginLinkState('/reset', at('/login', state))).toBe(state);
  expect(loginLinkState('/login', at('/reset', state))).toBe(state);
  expect(loginLinkState('/', at('/login', state))).toBeUndefined();
  expect(loginLinkState('/blogs', at('/', state))).toBeUndefined();
});

test('who goes to log in from a page comes back to it, as it was', () => {
  const place = { ...at('/parts', { from: '/purchase/1' }), search: '?sort=name', hash: '#top' };
  expect(loginLinkState('/login', place)).toEqual({ from: '/parts?sort=name#top' });
});
