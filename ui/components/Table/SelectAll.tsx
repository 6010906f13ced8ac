import * as styles from './Table.css.ts';
import type { TableSelection } from './table-column.ts';
import type { TableModel } from './use-table-model.ts';

export interface SelectAllProps<Row extends object> {
  model: TableModel<Row>;
  rows: readonly Row[];
  selection: TableSelection<Row>;
  isLabelHidden?: boolean;
}

/** Whether all rows at hand are selected, some or none; rows of other pages do not count. */
export function SelectAll<Row extends object>({ model, rows, selection }: SelectAllProps<Row>) {
  const isAll = model.getIsAllRowsSelected();
  const isSome = !isAll && model.getRowModel().rows.some((row) => row.getIsSelected());
  return (
    <input
      className={styles.plainCheckbox}
      type="checkbox"
      aria-label="Select all on this page"
      checked={isAll}
      ref={(input) => {
        if (input) input.indeterminate = isSome;
      }}
      onChange={() => selection.onToggleAll(rows, !isAll)}
    />
  );
}
