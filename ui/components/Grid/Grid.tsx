import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** Columns on wide screens. At most two below 1100 px, one below 640 px. */
  columns: keyof typeof styles.columns;
  /** Space between rows. Columns are separated by the gutter. */
  gap: Space;
  /** One child for each cell, in reading order. */
  children: ReactNode;
}

/** Lays out its children in columns of equal width. */
export function Grid({ columns, gap, children }: GridProps) {
  return <div className={`${styles.grid} ${styles.columns[columns]} ${styles.rowGap[gap]}`}>{children}</div>;
}
