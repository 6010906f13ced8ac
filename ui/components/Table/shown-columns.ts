import type { Room } from './room.ts';
import type { TableColumn } from './table-column.ts';

export interface ShownColumn<Row> extends TableColumn<Row> {
  /** Columns without a place of their own, which stand under this one's content. */
  folded: readonly TableColumn<Row>[];
}

/** The columns that have a place in the room there is. */
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
