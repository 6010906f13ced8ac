import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectAll } from './SelectAll.tsx';
import * as styles from './Table.css.ts';
import type { SortOrder, TableSort, TableTools } from './table-column.ts';

/** Each press sorts ascending, then descending, then in the default order, which only its own column reverses. */
function nextOrder({ order, usual }: TableSort, by: string): SortOrder | null {
  if (usual?.by === by) return order === null ? { by, isDescending: !usual.isDescending } : null;
  if (order?.by !== by) return { by, isDescending: false };
  return order.isDescending ? null : { by, isDescending: true };
}

export function TableHead<Row extends object>(props: TableTools<Row>) {
  const { columns, rows, rowId, sort, selection } = props;
  return (
    <thead className={styles.head} role="rowgroup">
      <tr role="row">
        {selection && (
          <th className={styles.headCell.select} role="columnheader" scope="col">
            <SelectAll rows={rows} rowId={rowId} selection={selection} isLabelHidden />
          </th>
        )}
        {columns.map(({ id, kind, label, sortBy, isLabelHidden, isFolded }) => {
          const shown = sort?.order ?? sort?.usual;
          const order = sortBy !== undefined && shown?.by === sortBy ? shown : null;
          const direction = order && (order.isDescending ? 'descending' : 'ascending');
          return (
            <th
              key={id}
              className={styles.headCell[kind]}
              role="columnheader"
              scope="col"
              aria-sort={direction ?? undefined}
              data-folded={isFolded || undefined}
            >
              {sort !== undefined && sortBy !== undefined ? (
                <button
                  className={styles.sortButton}
                  type="button"
                  data-sorted={direction ?? undefined}
                  onClick={() => sort.onChange(nextOrder(sort, sortBy))}
                >
                  {label}
                  <span className={styles.sortArrow}>
                    <Icon name={order?.isDescending ? 'arrow-down' : 'arrow-up'} size={16} />
                  </span>
                </button>
              ) : isLabelHidden ? (
                <VisuallyHidden>{label}</VisuallyHidden>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
