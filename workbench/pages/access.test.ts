import { expect, test } from 'vitest';
import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import type { CallName } from '#workbench/harness/calls.ts';
import { pages, sessionCalls, type Page, type Role } from './pages.ts';

/** Whether the server responds to `role` about their own data. */
function mayCall(role: Role, call: CallName): boolean {
  const kind = calls[call].access;
  if (role === 'visitor') return access[kind].visitor === 200;
  if (role === 'customer') return access[kind].own === 200;
  // The column `admin` is about other users' data; admins also have their own profile.
  return access[kind].admin === 200 || kind === 'self';
}

// The stories Signed out and Wrong role of a page show that its guard follows the audience.
const isShown = ({ audience }: Page, role: Role) => audience === 'everyone' || audience === role;

test('every call of the contract is one of a page or of the session', () => {
  const known = [...sessionCalls, ...Object.values(pages).flatMap((page) => page.calls)];
  expect(new Set(known)).toEqual(new Set(Object.keys(calls)));
});

const roles = ['visitor', 'customer', 'admin'] as const;
const visits = Object.values(pages).flatMap((page) => roles.map((role) => ({ path: page.path, role, page })));

test.each(visits)('the guard of $path and the server agree about a $role', ({ role, page }) => {
  const refused = page.calls.filter((call) => !mayCall(role, call));
  if (isShown(page, role)) expect(refused, 'the page makes calls that the server refuses').toEqual([]);
  else {
    const reasons = [...refused, ...(page.elsewhere?.includes(role) ? ['has a page of their own'] : [])];
    expect(reasons, 'the page is hidden, though the server responds').not.toEqual([]);
  }
});
