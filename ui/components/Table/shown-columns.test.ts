import { expect, test } from 'vitest';
import { shownColumns } from './shown-columns.ts';
import type { TableColumn } from './table-column.ts';

const column = (id: string, hideBelow?: TableColumn<string>['hideBelow']): TableColumn<string> => ({
  id,
  label: id,
  kind: 'text',
  hideBelow,
  cell: (row) => row,
});

const columns = [
  column('index', { width: 'compact' }),
  column('name'),
  column('customer', { width: 'compact', into: 'name' }),
  column('payment', { width: 'narrow' }),
];

const shown = (tableWidth: Parameters<typeof shownColumns>[1]) =>
  shownColumns(columns, tableWidth).map(({ id, folded }) =>
    [id, ...folded.map((other) => other.id)].join(' + '),
  );

test('shows every column of a wide table', () => {
  expect(shown('wide')).toEqual(['index', 'name', 'customer', 'payment']);
});

test('hides a column of a compact table, or shows it below another', () => {
  expect(shown('compact')).toEqual(['name + customer', 'payment']);
});

test('hides more columns of a narrow table', () => {
  expect(shown('narrow')).toEqual(['name + customer']);
});
