import type { ReactNode } from 'react';
import * as styles from './TitleBlock.css.ts';

export interface TitleBlockCell {
  label: string;
  value: ReactNode;
  /** Columns it takes; a whole row on a narrow screen when it is more than one. */
  span?: keyof typeof styles.span;
}

export interface TitleBlockProps {
  /** On a wide screen; two at most under 640 px. */
  columns: keyof typeof styles.columns;
  cells: readonly TitleBlockCell[];
}

/** The ruled cells of a drawing's title block: facts about one thing. */
export function TitleBlock({ columns, cells }: TitleBlockProps) {
  return (
    <dl className={`${styles.block} ${styles.columns[columns]}`}>
      {cells.map(({ label, value, span = 1 }) => (
        <div className={`${styles.cell} ${styles.span[span]}`} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
