import * as m from '#messages/table.js';
import { Select } from '../Select/Select.tsx';
import { SelectAll } from './SelectAll.tsx';
import * as styles from './Table.css.ts';
import type { TableTools } from './table-column.ts';

const ownOrder = '';
const figureOrders = [m.sortLowToHigh, m.sortHighToLow] as const;
const dateOrders = [m.sortOldestFirst, m.sortNewestFirst] as const;
const wordOrders = [m.sortAToZ, m.sortZToA] as const;

/** Sorting and selection on narrow screens, where the table has no header row. */
export function RecordTools<Row extends object>(props: TableTools<Row>) {
  const { columns, rows, rowId, sort, selection } = props;
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  const canSort = sort !== undefined && sortable.length > 0;
  if (!canSort && selection === undefined) return null;

  function choose(value: string) {
    const isDescending = value.startsWith('-');
    sort?.onChange(value === ownOrder ? null : { by: isDescending ? value.slice(1) : value, isDescending });
  }

  const order = sort?.order ?? null;
  return (
    <div className={styles.recordTools}>
      {selection && <SelectAll rows={rows} rowId={rowId} selection={selection} />}
      {canSort && (
        <Select
          label={m.sortBy()}
          isLabelHidden={selection !== undefined}
          value={order === null ? ownOrder : `${order.isDescending ? '-' : ''}${order.by}`}
          options={[
            { value: ownOrder, label: m.defaultOrder() },
            ...sortable.flatMap(({ sortBy = ownOrder, label, kind }) => {
              const [rising, falling] =
                kind === 'figure' ? figureOrders : kind === 'date' ? dateOrders : wordOrders;
              return [
                { value: sortBy, label: rising({ column: label }) },
                { value: `-${sortBy}`, label: falling({ column: label }) },
              ];
            }),
          ]}
          onChange={choose}
        />
      )}
    </div>
  );
}
