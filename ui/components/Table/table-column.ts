import type { ReactNode } from 'react';

export type CellKind =
  'index' | 'picture' | 'name' | 'text' | 'address' | 'figure' | 'payment' | 'status' | 'actions';

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** What stands in it: that fixes its alignment, its type, and its place in the record on a narrow screen. */
  kind: CellKind;
  /** What a single row has there instead, such as actions where others have a payment. */
  kindOf?(row: Row): CellKind;
  /** Share of the table's width: `18%`. */
  width?: string;
  /** The head is read out only. */
  isLabelHidden?: boolean;
  /** The key that the list can be sorted by; makes the head a button. */
  sortBy?: string;
  /** `number` is the row's place in the whole list, from 1. */
  cell(row: Row, number: number): ReactNode;
  /**
   * What becomes of it where a dashboard's side leaves little room: without `into` it is left out, else it
   * stands under the content of that column. `cramped` is up to a window of 1279 px, `tight` up to 1080 px.
   * Records have room for all of them.
   */
  givesWay?: { when: 'cramped' | 'tight'; into?: string };
  /** The shape of what is on its way; by default as its kind has it. */
  skeleton?: 'word' | 'half' | 'three-quarters' | 'badge' | 'none';
}

export interface SortOrder {
  /** The `sortBy` of a column. */
  by: string;
  isDescending: boolean;
}

export interface TableSort {
  /** Null is the list's own order. */
  order: SortOrder | null;
  onChange(order: SortOrder | null): void;
}

/** What was just done to a row. The row keeps its place, cannot be selected and offers no more actions. */
export interface RowOutcome {
  /** Says what was done: "Deleted". */
  label: string;
  /** The thing itself no longer exists: the label replaces its status, and it cannot be opened. */
  isGone: boolean;
}

export interface TableSelection<Row> {
  /** Ids of rows, of other pages too. */
  selected: ReadonlySet<string>;
  onToggle(row: Row, isSelected: boolean): void;
  onToggleAll(rows: readonly Row[], isSelected: boolean): void;
  /** What a row is called in "Select …". */
  labelOf(row: Row): string;
}
