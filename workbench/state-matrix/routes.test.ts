// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '#app/routes.tsx';
import { stateMatrix } from './state-matrix.ts';
import type { Row } from './row.ts';

/** The addresses at which a page ends: a layout without a page of its own is none. */
const pathsOf = (routes: readonly RouteObject[], above?: string): string[] =>
  routes.flatMap(({ path, children, index }) => {
    if (children) return pathsOf(children, path ?? above);
    const own = index ? above : path;
    return own === undefined ? [] : [own];
  });

const paths = pathsOf(createRoutes(new QueryClient()));
const rows: Readonly<Record<string, Row>> = stateMatrix;

test('the routes of the app are found', () => {
  expect(paths).toContain('/admin-dashboard');
  expect(paths).toHaveLength(20);
});

test.each(paths)('the state matrix has a row for the route %s', (path) => {
  expect(Object.values(rows).map((row) => row.path)).toContain(path);
});

test.each(Object.entries(rows))(
  'the row %s of the state matrix is of a route of the app',
  (_name, { path }) => {
    expect(paths).toContain(path);
  },
);
