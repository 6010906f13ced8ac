import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectAll } from './SelectAll.tsx';
import * as styles from './Table.css.ts';
import type { ShownColumn } from './shown-columns.ts';
import type { TableSelection, TableSort } from './table-column.ts';
import type { TableModel } from './use-table-model.ts';

export interface TableHeadProps<Row extends object> {
  columns: readonly ShownColumn<Row>[];
  model: TableModel<Row>;
  rows: readonly Row[];
  sort?: TableSort;
  selection?: TableSelection<Row>;
  hasRowIndex: boolean;
}

const sortStates = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { columns, model, rows, sort, selection, hasRowIndex } = props;
  return (
    <thead className={styles.head} role="rowgroup">
      <tr role="row" aria-rowindex={hasRowIndex ? 1 : undefined}>
        {selection && (
          <th className={styles.headCell.select} role="columnheader" scope="col">
            <SelectAll model={model} rows={rows} selection={selection} isLabelHidden />
          </th>
        )}
        {columns.map((column) => {
          const modelColumn = model.getColumn(column.id);
          const direction = modelColumn?.getIsSorted() ?? false;
          return (
            <th
              key={column.id}
              className={styles.headCell[column.kind]}
              role="columnheader"
              scope="col"
              aria-sort={direction === false ? undefined : sortStates[direction]}
            >
              {sort !== undefined && column.sortBy !== undefined ? (
                <button
                  className={styles.sortButton}
                  type="button"
                  data-sorted={direction === false ? undefined : direction}
                  onClick={modelColumn?.getToggleSortingHandler()}
                >
                  {column.label}
                  <span className={styles.sortArrow}>
                    <Icon name={direction === 'desc' ? 'arrow-down' : 'arrow-up'} size={16} />
                  </span>
                </button>
              ) : column.isLabelHidden ? (
                <VisuallyHidden>{column.label}</VisuallyHidden>
              ) : (
                column.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
