import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '#app/routes.tsx';
import { difference, mayCall, pageRules } from './rules.ts';

/** The paths at which the router shows a page of its own. */
const pagesIn = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap(({ path, index, children, lazy, element }) => {
    const here = path ?? base;
    const isPage = index === true || ((lazy ?? element) !== undefined && children === undefined);
    return [...(isPage ? [here] : []), ...pagesIn(children ?? [], here)];
  });

test('each page of the router has its rule', () => {
  const pages = [...new Set(pagesIn(createRoutes(new QueryClient())))];
  const ruled = [...pageRules.open, ...pageRules.guarded].map(({ path }) => path);
  expect(
    pages.filter((page) => !ruled.includes(page)),
    'pages without a rule',
  ).toEqual([]);
  expect(
    ruled.filter((page) => !pages.includes(page)),
    'rules without a page',
  ).toEqual([]);
});

test('the roles may what the server’s own matrix says', () => {
  expect(mayCall('visitor', 'listParts')).toBe(true);
  expect(mayCall('visitor', 'placeOrder')).toBe(false);
  expect(mayCall('customer', 'confirmOrder')).toBe(false);
  expect(mayCall('admin', 'placeOrder')).toBe(false);
  expect(mayCall('admin', 'saveUser')).toBe(true);
});

test('a page that is shown against the server, or kept back without need, is a difference', () => {
  const orders = { path: '/orders', calls: ['listAllOrders'] } as const;
  expect(difference(orders, 'customer', true)).toContain('the server refuses its call listAllOrders');
  expect(difference(orders, 'admin', false)).toContain('though the server answers');
  expect(difference(orders, 'admin', true)).toBeNull();
  expect(difference(orders, 'customer', false)).toBeNull();
  const own = { ...orders, elsewhere: { admin: '/elsewhere' } };
  expect(difference(own, 'admin', false)).toBeNull();
  expect(difference(own, 'admin', true)).toContain('theirs is /elsewhere');
});
