import type { TableWidth } from './table-width.ts';
import type { TableColumn } from './table-column.ts';

export interface ShownColumn<Row> extends TableColumn<Row> {
  /** Collapsed columns, shown below this column's content. */
  folded: readonly TableColumn<Row>[];
}

/** The columns that fit, each with the columns that collapse into it. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  tableWidth: TableWidth,
): readonly ShownColumn<Row>[] {
  const isHidden = ({ hideBelow }: TableColumn<Row>) =>
    hideBelow !== undefined && (tableWidth === 'narrow' || tableWidth === hideBelow.width);
  return columns
    .filter((column) => !isHidden(column))
    .map((column) => ({
      ...column,
      folded: columns.filter((other) => isHidden(other) && other.hideBelow?.into === column.id),
    }));
}
