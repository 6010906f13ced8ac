import { useMemo } from 'react';
import { RecordTools } from './RecordTools.tsx';
import * as styles from './Table.css.ts';
import type { RowOutcome, TableColumn, TableSelection, TableSort } from './table-column.ts';
import { useRoom } from './room.ts';
import { shownColumns } from './shown-columns.ts';
import { SkeletonRow, TableRow } from './TableRow.tsx';
import { TableHead } from './TableHead.tsx';
import { useTableModel } from './use-table-model.ts';
import { VirtualRows } from './VirtualRows.tsx';

export type {
  CellKind,
  RowOutcome,
  SortOrder,
  TableColumn,
  TableSelection,
  TableSort,
} from './table-column.ts';

export interface TableProps<Row extends object> {
  /** Its accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** One page of the list, in its order; null while it is on its way. */
  rows: readonly Row[] | null;
  rowId(row: Row): string;
  sort?: TableSort;
  selection?: TableSelection<Row>;
  /** The number of the first row; the page before ended one lower. */
  firstNumber?: number;
  /** How many rows are expected while they are on their way. */
  skeletonRows?: number;
  /** Draws only what the window shows, for thousands of rows. */
  isVirtual?: boolean;
  /** The rows are about to be replaced. */
  isBusy?: boolean;
  /** Opens a row's details: its name becomes a button. */
  onOpen?(row: Row): void;
  /** What was just done to a row, if anything. */
  outcomeOf?(row: Row): RowOutcome | undefined;
}

const noRows: readonly never[] = [];
const usualSkeletonRows = 5;
const mostSkeletonRows = 100;

/** As many as a page may have, whatever is asked for. */
function skeletonCount(asked: number) {
  const count = Math.min(Math.trunc(asked), mostSkeletonRows);
  return count >= 1 ? count : usualSkeletonRows;
}

/** A list as a table, and as a record per row on a narrow screen. It shows an order and asks for another. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, sort, selection, onOpen, outcomeOf } = props;
  const { firstNumber = 1, skeletonRows = usualSkeletonRows, isVirtual = false, isBusy = false } = props;
  const model = useTableModel({ columns, rows: rows ?? noRows, rowId, sort, selection, outcomeOf });
  const modelRows = model.getRowModel().rows;
  const room = useRoom();
  const shown = useMemo(() => shownColumns(columns, room), [columns, room]);
  const rowProps = { columns: shown, selection, onOpen, outcomeOf };
  const open = outcomeOf ? rows?.filter((row) => outcomeOf(row) === undefined) : rows;

  return (
    <div className={styles.frame}>
      <RecordTools columns={columns} sort={sort} selection={selection} model={model} rows={open ?? noRows} />
      <table
        className={styles.table}
        role="table"
        aria-label={label}
        aria-busy={rows === null || isBusy || undefined}
        aria-rowcount={isVirtual && rows !== null ? rows.length + 1 : undefined}
        data-refreshing={isBusy || undefined}
        data-virtual={isVirtual || undefined}
      >
        <colgroup className={styles.columns}>
          {selection && <col />}
          {shown.map(({ id, width }) => (
            <col key={id} width={width} />
          ))}
        </colgroup>
        <TableHead
          columns={shown}
          model={model}
          rows={open ?? noRows}
          sort={sort}
          selection={selection}
          hasRowIndex={isVirtual}
        />
        {isVirtual && rows !== null ? (
          <VirtualRows {...rowProps} rows={modelRows} firstNumber={firstNumber} />
        ) : (
          <tbody className={styles.body} role="rowgroup">
            {rows === null
              ? Array.from({ length: skeletonCount(skeletonRows) }, (_, index) => (
                  <SkeletonRow key={index} columns={shown} isSelectable={selection !== undefined} />
                ))
              : modelRows.map((row, index) => (
                  <TableRow key={row.id} {...rowProps} row={row} number={firstNumber + index} />
                ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
