import type { ReactNode } from 'react';

export type CellKind =
  | 'index'
  | 'number'
  | 'date'
  | 'picture'
  | 'name'
  | 'text'
  | 'address'
  | 'figure'
  | 'payment'
  | 'status'
  | 'actions';

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** The content type. Sets alignment, text style and position in the record on narrow screens. */
  kind: CellKind;
  /** Overrides `kind` for single rows, such as actions instead of a payment. */
  kindOf?(row: Row): CellKind;
  /** Share of the table's width, `18%`, or pixels, `112`. */
  width?: string;
  /** Hides the header visually. Screen readers still announce it. */
  isLabelHidden?: boolean;
  /** The sort key. Turns the header into a button. */
  sortBy?: string;
  /** `number` is the row's position in the whole list, from 1. */
  cell(row: Row, number: number): ReactNode;
  /** Hides the column on a window below 1280 px, where another column has its content as `folded`. Records show both. */
  isFolded?: boolean;
  /** The content of a hidden column, shown below this one's on a window below 1280 px. */
  folded?(row: Row): ReactNode;
  /** The shape of the placeholder. The default depends on `kind`. */
  skeleton?: 'word' | 'half' | 'three-quarters' | 'badge' | 'none';
}

/** What sorts and selects rows. */
export interface TableTools<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  sort?: TableSort;
  selection?: TableSelection<Row>;
}

export interface SortOrder {
  /** The `sortBy` of a column. */
  by: string;
  isDescending: boolean;
}

export interface TableSort {
  /** Null is the default order. */
  order: SortOrder | null;
  /** The default order, if a column shows it. */
  usual?: SortOrder;
  onChange(order: SortOrder | null): void;
}

/** The result of an action on a row. The row stays, but cannot be selected and has no more actions. */
export interface RowOutcome {
  /** Result text: "Deleted". */
  label: string;
  /** The item no longer exists: the label replaces its status, and it cannot be opened. */
  isGone: boolean;
}

export interface TableSelection<Row> {
  /** Row ids, including rows on other pages. */
  selected: ReadonlySet<string>;
  onToggle(row: Row, isSelected: boolean): void;
  onToggleAll(rows: readonly Row[], isSelected: boolean): void;
  /** The row's name in "Select …". */
  labelOf(row: Row): string;
}
