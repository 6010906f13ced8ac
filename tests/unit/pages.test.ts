import { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isHandle } from '#app/lib/route-metadata.ts';
import { createRoutes } from '#app/routes.tsx';
import { notFoundPage, pageAt, pages } from '#contract/pages.ts';

const routes = createRoutes(new QueryClient());

const patternsOf = (branch: readonly RouteObject[]): string[] =>
  branch.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...patternsOf(children),
  ]);

test('the app has one route for each page, and one for all other paths', () => {
  const expected = [...Object.values(pages), notFoundPage].map(({ path }) => path);
  expect(patternsOf(routes).sort()).toEqual(expected.sort());
});

const addresses = Object.values(pages)
  .map(({ path }) => path.replaceAll(/:\w+/g, '019a9c40'))
  .flatMap((address) => [
    address,
    `${address}/`,
    address.toUpperCase(),
    address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    address.replace(/.(?=.$)/, '%2F'),
    `${address}%00`,
    `${address};a=b`,
    `${address}x`,
    `${address}/more`,
    address.replace(/[^/]+$/, ''),
  ]);

test.each([...new Set(addresses)])('server and app have the same page at %s', (address) => {
  const handle: unknown = matchRoutes(routes, address)?.at(-1)?.route.handle;
  expect(isHandle(handle) && handle.page).toBe(pageAt(address) ?? notFoundPage);
});
