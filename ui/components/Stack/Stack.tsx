import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  gap: Space;
  align?: keyof typeof styles.align;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header';
  children: ReactNode;
}

/** Lays out children in a column. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={`${styles.stack} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</Element>
  );
}
