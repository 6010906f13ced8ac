import type { ReactNode } from 'react';
import * as styles from './table.css.ts';

export interface WorkbenchTableProps {
  /** The name of the table. */
  label: string;
  columns: readonly string[];
  rows: ReadonlyArray<{
    key: string;
    /** The first one names the row. */
    cells: readonly ReactNode[];
  }>;
  /** A class in addition to that of the table. */
  className?: string;
}

/** A table that scrolls in its own frame. */
export function WorkbenchTable({ label, columns, rows, className = '' }: WorkbenchTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={`${styles.table} ${className}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className={styles.headCell} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th className={styles.rowName} scope="row">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.bodyCell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
