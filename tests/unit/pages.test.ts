// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isHandle } from '#app/lib/route-metadata.ts';
import { createRoutes } from '#app/routes.tsx';
import { pages } from '#contract/pages.ts';
import { isPage } from '#server/web/is-page.ts';
import { robotsHeader } from '#server/web/page-headers.ts';

const routes = createRoutes(new QueryClient());

const patternsOf = (branch: readonly RouteObject[]): string[] =>
  branch.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...patternsOf(children),
  ]);

test('the app has a route for every page and for none besides, and one for all that is none', () => {
  expect(patternsOf(routes).sort()).toEqual([...Object.values(pages), '*'].sort());
});

const addresses = Object.values(pages)
  .map((pattern) => pattern.replaceAll(/:\w+/g, '019a9c40'))
  .flatMap((address) => [
    address,
    `${address}/`,
    address.toUpperCase(),
    `${address}x`,
    `${address}/more`,
    address.replace(/[^/]+$/, ''),
  ]);

const shownAt = [...new Set(addresses)].map((address) => {
  const { path, handle }: RouteObject = matchRoutes(routes, address)?.at(-1)?.route ?? {};
  return { address, path, handle };
});

test.each(shownAt)('at $address the server answers 404 if the app has no page there', ({ address, path }) => {
  expect(isPage(address)).toBe(path !== '*');
});

test.each(shownAt)(
  'at $address the server keeps search engines out if the app does',
  ({ address, handle }) => {
    const { isWorkplace = false, isUnlisted = false } = isHandle(handle) ? handle : {};
    const isKeptOut = !isPage(address) || 'X-Robots-Tag' in robotsHeader(address);
    expect(isKeptOut).toBe(isWorkplace || isUnlisted);
  },
);
