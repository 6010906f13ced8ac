import * as m from '#messages/table.js';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableSelection, TableTools } from './table-column.ts';

export interface SelectAllProps<Row> extends Pick<TableTools<Row>, 'rows' | 'rowId'> {
  selection: TableSelection<Row>;
  isLabelHidden?: boolean;
  /** @default 'Select all' */
  label?: string;
}

/** Whether all, some or none of the loaded rows are selected. Other pages do not count. */
export function SelectAll<Row>(props: SelectAllProps<Row>) {
  const { rows, rowId, selection, isLabelHidden, label = m.selectAll() } = props;
  const isSelected = (row: Row) => selection.selected.has(rowId(row));
  const isAll = rows.length > 0 && rows.every(isSelected);
  return (
    <Checkbox
      label={label}
      isLabelHidden={isLabelHidden}
      isChecked={isAll}
      isIndeterminate={!isAll && rows.some(isSelected)}
      isDisabled={rows.length === 0}
      onChange={() => selection.onToggleAll(rows, !isAll)}
    />
  );
}
