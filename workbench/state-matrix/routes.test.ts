import { expect, test } from 'vitest';
import { notFoundPage, pages } from '#contract/pages.ts';
import { stateMatrix } from './state-matrix.ts';
import type { Row } from './row.ts';

const rows: readonly Row[] = Object.values(stateMatrix);
const paths = [...Object.values(pages), notFoundPage].map(({ path }) => path);

test.each(paths)('the state matrix has a row for the page %s', (path) => {
  expect(
    rows.map((row) => row.path),
    `workbench/state-matrix/*-routes.ts and state-matrix.ts: add a row for ${path}`,
  ).toContain(path);
});

test.each(rows)('the row of $path is of a page', ({ path }) => {
  expect(paths).toContain(path);
});
