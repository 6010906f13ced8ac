import { Fragment, type ReactNode } from 'react';
import * as m from '#messages/table.js';
import { RecordTools } from './RecordTools.tsx';
import { SelectAll } from './SelectAll.tsx';
import * as styles from './Table.css.ts';
import type { RowOutcome, TableColumn, TableSelection, TableSort } from './table-column.ts';
import { SkeletonRow, TableRow } from './TableRow.tsx';
import { TableHead } from './TableHead.tsx';

export type {
  CellKind,
  RowOutcome,
  SortOrder,
  TableColumn,
  TableSelection,
  TableSort,
} from './table-column.ts';

export interface TableProps<Row extends object> {
  /** Accessible name. */
  label: string;
  /** From start to end, each with its header and the content of its cells. */
  columns: readonly TableColumn<Row>[];
  /** One page of the list, sorted; null while loading. */
  rows: readonly Row[] | null;
  /** Returns the unique id of a row. */
  rowId(row: Row): string;
  /** The sort order. Turns the headers of columns with `sortBy` into buttons. */
  sort?: TableSort;
  /** The selected rows. Adds a checkbox to each row and to the header. */
  selection?: TableSelection<Row>;
  /**
   * Number of the first row in the whole list, from 1.
   * @default 1
   */
  firstNumber?: number;
  /**
   * Number of placeholder rows while loading.
   * @default 5
   */
  skeletonRows?: number;
  /** Gives columns exactly their width, so that those of tables below each other align. */
  isFixed?: boolean;
  /** The next page or order is loading. */
  isBusy?: boolean;
  /** Opens a row's details. Turns its number, or without one its name, into a button. */
  onOpen?(row: Row): void;
  /** The result of the last action on a row, if any. */
  outcomeOf?(row: Row): RowOutcome | undefined;
  /** Why the last action on a row failed, shown below it. */
  errorOf?(row: Row): ReactNode;
  /** Rows that belong together and follow each other, with a bracket. */
  groups?: TableGroups<Row>;
}

export interface TableGroups<Row extends object> {
  /** Null for a row that is in no group. */
  keyOf(row: Row): string | null;
  /** The line above the rows of a group. */
  head(rows: readonly Row[]): ReactNode;
  /** A single row is a group, too: a filter may hide the others. */
  keepsSingle?: boolean;
}

const usualSkeletonRows = 5;
const mostSkeletonRows = 100;

/** Limits the number of placeholder rows to the largest page size. */
function skeletonCount(asked: number) {
  const count = Math.min(Math.trunc(asked), mostSkeletonRows);
  return count >= 1 ? count : usualSkeletonRows;
}

const keyAt = <Row extends object>({ keyOf }: TableGroups<Row>, rows: readonly Row[], index: number) => {
  const row = rows[index];
  return row === undefined ? null : keyOf(row);
};

/** Whether the row begins a group. */
function isFirstOfGroup<Row extends object>(groups: TableGroups<Row>, rows: readonly Row[], index: number) {
  const key = keyAt(groups, rows, index);
  if (key === null || keyAt(groups, rows, index - 1) === key) return false;
  return groups.keepsSingle === true || keyAt(groups, rows, index + 1) === key;
}

/** The rows of the group that begins at `index`. */
function groupAt<Row extends object>(groups: TableGroups<Row>, rows: readonly Row[], index: number) {
  const key = keyAt(groups, rows, index);
  const end = rows.findIndex((_row, at) => at > index && keyAt(groups, rows, at) !== key);
  return rows.slice(index, end === -1 ? undefined : end);
}

function placeInGroup<Row extends object>(groups: TableGroups<Row>, rows: readonly Row[], index: number) {
  const key = keyAt(groups, rows, index);
  if (key === null) return undefined;
  if (keyAt(groups, rows, index + 1) === key) return 'inside' as const;
  return groups.keepsSingle || keyAt(groups, rows, index - 1) === key ? ('last' as const) : undefined;
}

/** A table, shown as one record per row on narrow screens. It shows the sort order but does not sort. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, sort, selection, onOpen, outcomeOf, errorOf, groups } = props;
  const { firstNumber = 1, skeletonRows = usualSkeletonRows, isFixed, isBusy = false } = props;
  const rowProps = { rowId, columns, selection, onOpen, outcomeOf };
  const open = (outcomeOf ? rows?.filter((row) => outcomeOf(row) === undefined) : rows) ?? [];
  const tools = { columns, rows: open, rowId, sort, selection };

  return (
    <div className={styles.frame}>
      <RecordTools {...tools} />
      <table
        className={styles.table}
        role="table"
        aria-label={label}
        aria-busy={rows === null || isBusy || undefined}
        data-refreshing={isBusy || undefined}
        data-fixed={isFixed || undefined}
      >
        <colgroup className={styles.columns}>
          {selection && <col />}
          {columns.map(({ id, width, isFolded }) => (
            <col key={id} width={width} data-folded={isFolded || undefined} />
          ))}
        </colgroup>
        <TableHead {...tools} />
        <tbody className={styles.body} role="rowgroup">
          {rows === null
            ? Array.from({ length: skeletonCount(skeletonRows) }, (_, index) => (
                <SkeletonRow key={index} columns={columns} isSelectable={selection !== undefined} />
              ))
            : rows.map((row, index) => (
                <Fragment key={rowId(row)}>
                  {groups && isFirstOfGroup(groups, rows, index) && (
                    <tr className={styles.groupHead} role="row">
                      {selection && (
                        <td className={styles.groupEdge} role="cell">
                          <SelectAll
                            rows={groupAt(groups, rows, index).filter((one) => open.includes(one))}
                            {...{ rowId, selection }}
                            label={m.selectGroup()}
                            isLabelHidden
                          />
                        </td>
                      )}
                      <td
                        className={selection ? styles.groupContent : styles.groupCell}
                        role="cell"
                        colSpan={columns.length}
                      >
                        {groups.head(groupAt(groups, rows, index))}
                      </td>
                    </tr>
                  )}
                  <TableRow
                    {...rowProps}
                    row={row}
                    number={firstNumber + index}
                    group={groups && placeInGroup(groups, rows, index)}
                  />
                  {errorOf?.(row) && (
                    <tr className={styles.errorRow} role="row">
                      <td
                        className={styles.error}
                        role="cell"
                        colSpan={columns.length + (selection === undefined ? 0 : 1)}
                      >
                        <span role="alert">{errorOf(row)}</span>
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
        </tbody>
      </table>
    </div>
  );
}
