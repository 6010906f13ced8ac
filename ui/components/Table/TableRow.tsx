import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as m from '#messages/table.js';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import type { CellKind, RowOutcome, TableColumn, TableSelection } from './table-column.ts';

export interface TableRowProps<Row extends object> {
  row: Row;
  rowId(row: Row): string;
  columns: readonly TableColumn<Row>[];
  selection?: TableSelection<Row>;
  /** Position in the whole list, from 1. */
  number: number;
  onOpen?(row: Row): void;
  outcomeOf?(row: Row): RowOutcome | undefined;
  /** The place in a group of rows. */
  group?: 'inside' | 'last' | undefined;
}

export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, rowId, columns, selection, number, onOpen, outcomeOf, group } = props;
  const outcome = outcomeOf?.(row);
  const isDone = outcome !== undefined;
  const isSelected = !isDone && selection?.selected.has(rowId(row)) === true;
  return (
    <tr
      className={styles.row}
      role="row"
      data-layout={layoutOf(columns)}
      data-selectable={selection !== undefined || undefined}
      data-selected={isSelected || undefined}
      data-done={isDone || undefined}
      data-group={group}
      // Receives focus from the button that was pressed.
      tabIndex={isDone ? -1 : undefined}
    >
      {selection && (
        <td className={styles.cell.select} role="cell">
          <Controls className={styles.controls} isRetired={isDone}>
            <Checkbox
              label={m.selectRow({ original: selection.labelOf(row) })}
              isLabelHidden
              isChecked={isSelected}
              onChange={(isChecked) => selection.onToggle(row, isChecked)}
            />
          </Controls>
        </td>
      )}
      <DataCells row={row} columns={columns} number={number} onOpen={onOpen} outcome={outcome} />
    </tr>
  );
}

interface DataCellsProps<Row extends object> extends Pick<
  TableRowProps<Row>,
  'columns' | 'number' | 'onOpen'
> {
  row: Row;
  outcome: RowOutcome | undefined;
}

/** The cells of a row that do not depend on its selection. */
const DataCells = memo(function DataCells<Row extends object>(props: DataCellsProps<Row>) {
  const { row, columns, number, onOpen, outcome } = props;
  const opener = columns.some(({ kind }) => kind === 'number') ? 'number' : 'name';
  return columns.map((column) => {
    const kind = column.kindOf?.(row) ?? column.kind;
    const content =
      outcome?.isGone && kind === 'status' ? <Outcome {...outcome} /> : isolated(column.cell(row, number));
    return (
      <Cell
        key={column.id}
        kind={kind}
        label={column.label}
        isFolded={column.isFolded}
        isRetired={outcome !== undefined}
      >
        {kind === opener && onOpen ? (
          <button
            className={styles.open}
            type="button"
            aria-disabled={outcome?.isGone || undefined}
            onClick={() => !outcome?.isGone && onOpen(row)}
          >
            {content}
          </button>
        ) : typeof content === 'object' ? (
          content
        ) : (
          <span>{content}</span>
        )}
        {column.folded && <span className={styles.folded}>{column.folded(row)}</span>}
      </Cell>
    );
  });
}) as <Row extends object>(props: DataCellsProps<Row>) => ReactNode;

function Outcome({ label }: { label: string }) {
  return (
    <span className={styles.outcome}>
      <Icon name="check" size={16} />
      {label}
    </span>
  );
}

interface ControlsProps {
  /** The action is complete: the controls are inert and hidden but keep their space. */
  isRetired: boolean;
  className: string;
  children: ReactNode;
}

/** The controls of a row. When they retire, the row receives their focus. */
function Controls({ isRetired, className, children }: ControlsProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const row = element.current?.closest('tr');
    if (!isRetired || !row) return;
    const { activeElement, body } = document;
    // Removing a focused input moves focus to the body. An open dialog keeps its own focus.
    const wasLost = activeElement === body && row.closest('[aria-hidden="true"]') === null;
    if (wasLost || row.contains(activeElement)) row.focus({ preventScroll: true });
  }, [isRetired]);
  return (
    <span className={className} ref={element} inert={isRetired} data-retired={isRetired || undefined}>
      {children}
    </span>
  );
}

export interface SkeletonRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean;
}

/** A loading row, as tall as a real one. */
export function SkeletonRow<Row>({ columns, isSelectable }: SkeletonRowProps<Row>) {
  return (
    <tr
      className={styles.row}
      role="row"
      data-layout={layoutOf(columns)}
      data-selectable={isSelectable || undefined}
    >
      {isSelectable && <td className={styles.cell.select} role="cell" />}
      {columns.map(({ id, kind, label, isFolded, skeleton = skeletonOf[kind], folded }) => (
        <Cell key={id} kind={kind} label={label} isFolded={isFolded}>
          {kind === 'picture' ? (
            <span className={styles.pendingPicture}>
              <Skeleton shape="fill" />
            </span>
          ) : (
            <PendingText isFigure={kind === 'figure'} skeleton={skeleton} />
          )}
          {folded && (
            <span className={styles.folded}>
              <Skeleton width="half" />
            </span>
          )}
        </Cell>
      ))}
    </tr>
  );
}

type SkeletonShape = NonNullable<TableColumn<never>['skeleton']>;

const skeletonOf: Record<CellKind, SkeletonShape> = {
  index: 'none',
  number: 'word',
  date: 'word',
  picture: 'none',
  name: 'three-quarters',
  text: 'half',
  address: 'three-quarters',
  figure: 'word',
  payment: 'three-quarters',
  status: 'badge',
  actions: 'none',
};

function PendingText({ isFigure, skeleton }: { isFigure: boolean; skeleton: SkeletonShape }) {
  if (skeleton === 'none') return null;
  const bar = skeleton === 'badge' ? <Skeleton shape="badge" width="word" /> : <Skeleton width={skeleton} />;
  return isFigure ? <span className={styles.pendingFigure}>{bar}</span> : bar;
}

/** In a record, the position of these kinds identifies them. */
const unlabelled: ReadonlySet<CellKind> = new Set(['index', 'picture', 'name', 'status', 'actions']);

/** Text keeps its own direction. Elements isolate their own texts, and their boxes follow the page. */
const isolated = (content: ReactNode) =>
  typeof content === 'string' || typeof content === 'number' ? <bdi>{String(content)}</bdi> : content;

interface CellProps extends Pick<TableColumn<never>, 'kind' | 'label' | 'isFolded'> {
  /** The controls in it are no longer available. */
  isRetired?: boolean;
  children?: ReactNode;
}

function Cell({ kind, label, isFolded, isRetired = false, children }: CellProps) {
  return (
    <td
      className={styles.cell[kind]}
      role="cell"
      data-label={unlabelled.has(kind) ? undefined : label}
      data-folded={isFolded || undefined}
    >
      {kind === 'actions' ? (
        <Controls className={styles.actions} isRetired={isRetired}>
          {children}
        </Controls>
      ) : (
        children
      )}
    </td>
  );
}

/** How a row is arranged as a record. */
function layoutOf(columns: readonly TableColumn<never>[]) {
  if (columns.some(({ kind }) => kind === 'picture')) return 'pictured';
  const details = columns.filter(({ kind }) => !unlabelled.has(kind));
  // Three short details fit beside each other.
  return details.length === 3 && details.every(({ kind }) => kind === 'text' || kind === 'figure')
    ? 'short'
    : 'plain';
}
