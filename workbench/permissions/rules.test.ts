import { expect, test } from 'vitest';
import * as calls from '#contract/calls.ts';
import { sessionCalls } from '#workbench/pages/pages.ts';
import { difference, mayCall, pageRules } from './rules.ts';

test.each(Object.keys(calls))('the page that makes the call %s is known', (call) => {
  const known = [...pageRules.open, ...pageRules.guarded].flatMap((rule) => rule.calls);
  expect(
    [...known, ...sessionCalls],
    `workbench/pages/pages.ts: add '${call}' to the calls of its page`,
  ).toContain(call);
});

test('roles may make the calls that the access policies allow', () => {
  expect(mayCall('visitor', 'listParts')).toBe(true);
  expect(mayCall('visitor', 'placeOrder')).toBe(false);
  expect(mayCall('customer', 'confirmOrder')).toBe(false);
  expect(mayCall('admin', 'placeOrder')).toBe(false);
  expect(mayCall('admin', 'saveUser')).toBe(true);
});

test('a page that is shown against the server, or hidden without need, is a difference', () => {
  const orders = { path: '/orders', calls: ['listAllOrders'] } as const;
  expect(difference(orders, 'customer', true)).toContain('the server refuses its call listAllOrders');
  expect(difference(orders, 'admin', false)).toContain('though the server answers');
  expect(difference(orders, 'admin', true)).toBeNull();
  expect(difference(orders, 'customer', false)).toBeNull();
  const own = { ...orders, elsewhere: { admin: '/elsewhere' } };
  expect(difference(own, 'admin', false)).toBeNull();
  expect(difference(own, 'admin', true)).toContain('theirs is /elsewhere');
});
