import { expect, test } from 'vitest';
import { linkOptions, returnTo } from './return-to.ts';

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

test('login, sign-up and reset replace each other and pass on the origin, other links do neither', () => {
  const state = { from: '/purchase/1' };
  const passedOn = { state, replace: true };
  expect(linkOptions('/signup', at('/login', state))).toEqual(passedOn);
  expect(linkOptions('/login', at('/signup', state))).toEqual(passedOn);
  expect(linkOptions('/reset', at('/login', state))).toEqual(passedOn);
  expect(linkOptions('/login', at('/reset', state))).toEqual(passedOn);
  expect(linkOptions('/', at('/login', state))).toEqual({});
  expect(linkOptions('/blogs', at('/', state))).toEqual({});
});

test('who goes to log in from a page comes back to it, as it was', () => {
  const place = { ...at('/parts', { from: '/purchase/1' }), search: '?sort=name', hash: '#top' };
  expect(linkOptions('/login', place)).toEqual({ state: { from: '/parts?sort=name#top' } });
});
