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
  '/loginx',
  '/parts/login',
])('search engines leave %s out', (path) => {
  expect(robotsHeader(path)).toEqual({ 'X-Robots-Tag': 'noindex' });
});

test.each(['/', '/parts', '/Parts/', '/blogs', '/portfolio'])('search engines may list %s', (path) => {
  expect(robotsHeader(path)).toEqual({});
});
