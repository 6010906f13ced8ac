import * as m from '#messages/table.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableSelection } from './table-column.ts';
import type { TableModel } from './use-table-model.ts';

export interface SelectAllProps<Row extends object> {
  model: TableModel<Row>;
  rows: readonly Row[];
  selection: TableSelection<Row>;
  isLabelHidden?: boolean;
}

/** Whether all, some or none of the loaded rows are selected. Other pages do not count. */
export function SelectAll<Row extends object>({
  model,
  rows,
  selection,
  isLabelHidden,
}: SelectAllProps<Row>) {
  const isAll = model.getIsAllRowsSelected();
  const isSome = !isAll && model.getRowModel().rows.some((row) => row.getIsSelected());
  return (
    <Checkbox
      label={m.selectAllOnThisPage()}
      isLabelHidden={isLabelHidden}
      isChecked={isAll}
      isIndeterminate={isSome}
      isDisabled={rows.length === 0}
      onChange={() => selection.onToggleAll(rows, !isAll)}
    />
  );
}
