import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { RowOutcome, SortOrder, TableColumn, TableSelection, TableSort } from './table-column.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

interface ModelInput<Row extends object> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  sort?: TableSort;
  selection?: TableSelection<Row>;
  outcomeOf?(row: Row): RowOutcome | undefined;
}

/**
 * Returns the rows with their sort and selection state. The server sorts, because the rows are one page of a
 * longer list.
 */
export function useTableModel<Row extends object>(input: ModelInput<Row>) {
  const { columns, rows, rowId, sort, selection, outcomeOf } = input;
  const selected = selection?.selected;
  const definitions = useMemo(() => columns.map((column) => defineColumn(column)), [columns]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true] as const)),
    [selected],
  );
  const sorting = sortingOf(sort?.order ?? null, columns);

  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection },
    manualSorting: true,
    enableRowSelection: ({ original }) => outcomeOf?.(original) === undefined,
    enableMultiSort: false,
    onSortingChange: (change: Updater<SortingState>) => {
      const [first] = typeof change === 'function' ? change(sorting) : change;
      sort?.onChange(first === undefined ? null : orderOf(first, columns));
    },
  });
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;

function defineColumn<Row extends object>({ id, sortBy }: TableColumn<Row>): ColumnDef<typeof features, Row> {
  return { id, accessorFn: (row) => row, enableSorting: sortBy !== undefined, sortDescFirst: false };
}

function sortingOf<Row>(order: SortOrder | null, columns: readonly TableColumn<Row>[]): SortingState {
  const column = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === order?.by);
  return column === undefined || order === null ? [] : [{ id: column.id, desc: order.isDescending }];
}

function orderOf<Row>(
  { id, desc }: SortingState[number],
  columns: readonly TableColumn<Row>[],
): SortOrder | null {
  const by = columns.find((column) => column.id === id)?.sortBy;
  return by === undefined ? null : { by, isDescending: desc };
}
