import type { Room } from './room.ts';
import type { TableColumn } from './table-column.ts';

export interface ShownColumn<Row> extends TableColumn<Row> {
  /** Collapsed columns, shown below this column's content. */
  folded: readonly TableColumn<Row>[];
}

/** The columns that fit, each with the columns that collapse into it. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  room: Room,
): readonly ShownColumn<Row>[] {
  const hasLeft = ({ givesWay }: TableColumn<Row>) =>
    givesWay !== undefined && (room === 'tight' || room === givesWay.when);
  return columns
    .filter((column) => !hasLeft(column))
    .map((column) => ({
      ...column,
      folded: columns.filter((other) => hasLeft(other) && other.givesWay?.into === column.id),
    }));
}
