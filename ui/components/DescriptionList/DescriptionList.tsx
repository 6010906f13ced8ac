import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface TitleBlockCell {
  label: string;
  /** Whether the label is a figure, such as a span of years. */
  isFigure?: boolean;
  value: ReactNode;
  /** Columns it takes; a whole row on a narrow screen when it is more than one. */
  span?: keyof typeof styles.span;
}

export interface DescriptionListProps {
  /** On a wide screen; two at most under 640 px. `nameFirst` is a wide one and two for figures. */
  columns: keyof typeof styles.columns;
  cells: readonly TitleBlockCell[];
  /** Whether it lies on the page itself instead of a surface of its own. */
  isBare?: boolean;
}

/** The ruled cells of a drawing's title block: facts about one thing. */
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
