import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  gap: Space;
  justify?: keyof typeof styles.justify;
  children: ReactNode;
}

/** Lays out children in a row. */
export function Inline({ gap, justify = 'start', children }: InlineProps) {
  return <div className={`${styles.inline} ${styles.gap[gap]} ${styles.justify[justify]}`}>{children}</div>;
}
