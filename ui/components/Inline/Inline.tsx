import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children, also between rows if they wrap. */
  gap: Space;
  /**
   * Where the children are if the row has space left.
   * @default start
   */
  justify?: keyof typeof styles.justify;
  /** The elements of the row, in reading order. */
  children: ReactNode;
}

/** Lays out children in a row. */
export function Inline({ gap, justify = 'start', children }: InlineProps) {
  return <div className={`${styles.inline} ${styles.gap[gap]} ${styles.justify[justify]}`}>{children}</div>;
}
