import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** On a wide screen; two at most under 1100 px, one under 640. */
  columns: keyof typeof styles.columns;
  /** Between rows; the gutter stands between columns. */
  gap: Space;
  as?: 'div' | 'ul';
  children: ReactNode;
}

export function Grid({ columns, gap, as: Element = 'div', children }: GridProps) {
  return (
    <Element className={`${styles.grid} ${styles.columns[columns]} ${styles.rowGap[gap]}`}>
      {children}
    </Element>
  );
}
