import { expect, test } from 'vitest';
import { robotsHeader } from './page-headers.ts';

test.each([
  '/login',
  '/Login/',
  '/signup',
  '/reset',
  '/purchase/019a9c40',
  '/payment/019a9c40',
  '/user-dashboard',
  '/user-dashboard/my-orders',
  '/admin-dashboard/mange-product',
])('search engines leave %s out', (path) => {
  expect(robotsHeader(path)).toEqual({ 'X-Robots-Tag': 'noindex' });
});

test.each(['/', '/parts', '/blogs', '/portfolio', '/loginx', '/parts/login'])(
  'search engines may list %s',
  (path) => {
    expect(robotsHeader(path)).toEqual({});
  },
);
