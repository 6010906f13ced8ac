import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface TitleBlockCell {
  label: string;
  /** Uses the style for figures on the label, such as a range of years. */
  isFigure?: boolean;
  value: ReactNode;
  /** Columns to span. A cell that spans more than one takes a whole row on narrow screens. */
  span?: keyof typeof styles.span;
}

export interface DescriptionListProps {
  /**
   * Columns on wide screens, at most two below 640 px. `nameFirst` is one wide column and two for figures, `wideLast` a
   * narrow and a wide one.
   */
  columns: keyof typeof styles.columns;
  /** The facts, in reading order. */
  cells: readonly TitleBlockCell[];
  /** Removes the background, for use directly on the page. */
  isBare?: boolean;
}

/** Facts about one item as ruled cells, like a drawing's title block. */
export function DescriptionList({ columns, cells, isBare = false }: DescriptionListProps) {
  return (
    <dl className={`${isBare ? styles.bareBlock : styles.block} ${styles.columns[columns]}`}>
      {cells.map(({ label, isFigure = false, value, span = 1 }, index) => (
        <div className={`${styles.cell} ${styles.span[span]}`} key={index}>
          <dt className={isFigure ? styles.figureLabel : styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
