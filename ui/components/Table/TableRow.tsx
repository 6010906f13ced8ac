import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import type { ShownColumn } from './shown-columns.ts';
import type { CellKind, TableColumn, TableSelection } from './table-column.ts';
import type { TableModel } from './use-table-model.ts';

export type ModelRow<Row extends object> = ReturnType<TableModel<Row>['getRow']>;

export interface TableRowProps<Row extends object> {
  row: ModelRow<Row>;
  columns: readonly ShownColumn<Row>[];
  selection?: TableSelection<Row>;
  /** Its place in the whole list, from 1. */
  number: number;
  onOpen?(row: Row): void;
  /** Where only some rows are drawn: which one this is, from 0. */
  index?: number;
  measure?: Ref<HTMLTableRowElement>;
}

export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, columns, selection, number, onOpen, index, measure } = props;
  const isSelected = selection !== undefined && row.getIsSelected();
  return (
    <tr
      ref={measure}
      className={styles.row}
      role="row"
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-layout={layoutOf(columns)}
      data-selectable={selection !== undefined || undefined}
      data-selected={isSelected || undefined}
    >
      {selection && (
        <td className={styles.cell.select} role="cell">
          <Checkbox
            label={`Select ${selection.labelOf(row.original)}`}
            isLabelHidden
            isChecked={isSelected}
            onChange={(isChecked) => selection.onToggle(row.original, isChecked)}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row.original, number);
        const kind = column.kindOf?.(row.original) ?? column.kind;
        return (
          <Cell key={column.id} kind={kind} label={column.label}>
            {kind === 'name' && onOpen ? (
              <button className={styles.open} type="button" onClick={() => onOpen(row.original)}>
                {content}
              </button>
            ) : (
              content
            )}
            {column.folded.map((other) => (
              <span key={other.id} className={styles.folded}>
                {other.cell(row.original, number)}
              </span>
            ))}
          </Cell>
        );
      })}
    </tr>
  );
}

export interface SkeletonRowProps<Row> {
  columns: readonly ShownColumn<Row>[];
  isSelectable: boolean;
}

/** A row that is on its way, as tall as the real one. */
export function SkeletonRow<Row>({ columns, isSelectable }: SkeletonRowProps<Row>) {
  return (
    <tr
      className={styles.row}
      role="row"
      data-layout={layoutOf(columns)}
      data-selectable={isSelectable || undefined}
    >
      {isSelectable && <td className={styles.cell.select} role="cell" />}
      {columns.map(({ id, kind, label, skeleton = skeletonOf[kind], folded }) => (
        <Cell key={id} kind={kind} label={label}>
          {kind === 'picture' ? (
            <span className={styles.pendingPicture}>
              <Skeleton shape="fill" />
            </span>
          ) : (
            <PendingText isFigure={kind === 'figure'} skeleton={skeleton} />
          )}
          {folded.map((other) => (
            <span key={other.id} className={styles.folded}>
              <PendingText isFigure={false} skeleton={other.skeleton ?? skeletonOf[other.kind]} />
            </span>
          ))}
        </Cell>
      ))}
    </tr>
  );
}

type SkeletonShape = NonNullable<TableColumn<never>['skeleton']>;

const skeletonOf: Record<CellKind, SkeletonShape> = {
  index: 'none',
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

/** Kinds that need no label in a record: their place says what they are. */
const unlabelled: ReadonlySet<CellKind> = new Set(['index', 'picture', 'name', 'status', 'actions']);

/** Kinds whose text keeps its own direction in a table of the other one. */
const isolated: ReadonlySet<CellKind> = new Set(['name', 'text', 'address', 'figure']);

interface CellProps {
  kind: CellKind;
  label: string;
  children?: ReactNode;
}

/** A figure that can be pressed or edited isolates its own digits: its box follows the page's direction. */
const isIsolated = (kind: CellKind, children: ReactNode) =>
  isolated.has(kind) && children !== undefined && !(kind === 'figure' && typeof children === 'object');

function Cell({ kind, label, children }: CellProps) {
  return (
    <td className={styles.cell[kind]} role="cell" data-label={unlabelled.has(kind) ? undefined : label}>
      {kind === 'actions' && <span className={styles.actions}>{children}</span>}
      {isIsolated(kind, children) && <bdi>{children}</bdi>}
      {kind !== 'actions' && !isIsolated(kind, children) && children}
    </td>
  );
}

const layoutOf = (columns: readonly TableColumn<never>[]) =>
  columns.some(({ kind }) => kind === 'picture') ? 'pictured' : 'plain';
