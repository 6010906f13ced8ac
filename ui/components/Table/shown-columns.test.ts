import { expect, test } from 'vitest';
import { shownColumns } from './shown-columns.ts';
import type { TableColumn } from './table-column.ts';

const column = (id: string, givesWay?: TableColumn<string>['givesWay']): TableColumn<string> => ({
  id,
  label: id,
  kind: 'text',
  givesWay,
  cell: (row) => row,
});

const columns = [
  column('index', { when: 'cramped' }),
  column('name'),
  column('customer', { when: 'cramped', into: 'name' }),
  column('payment', { when: 'tight' }),
];

const shown = (room: Parameters<typeof shownColumns>[1]) =>
  shownColumns(columns, room).map(({ id, folded }) => [id, ...folded.map((other) => other.id)].join(' + '));

test('with ample room every column has its place', () => {
  expect(shown('ample')).toEqual(['index', 'name', 'customer', 'payment']);
});

test('where it is cramped a column leaves, or moves under another', () => {
  expect(shown('cramped')).toEqual(['name + customer', 'payment']);
});

test('where it is tight those go as well that have stayed so far', () => {
  expect(shown('tight')).toEqual(['name + customer']);
});
