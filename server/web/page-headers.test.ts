import { expect, test } from 'vitest';
import { notFoundPage, pageAt } from '#contract/pages.ts';
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
  '/parts/a/login',
])('search engines leave %s out', (path) => {
  expect(robotsHeader(pageAt(path) ?? notFoundPage)).toEqual({ 'X-Robots-Tag': 'noindex' });
});

test.each(['/', '/parts', '/Parts/', '/blogs', '/portfolio'])('search engines may list %s', (path) => {
  expect(robotsHeader(pageAt(path) ?? notFoundPage)).toEqual({});
});
