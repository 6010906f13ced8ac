import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** The space between children, in units of 4 px. */
  gap: Space;
  /**
   * Where children are in the column. Only with `stretch` are they as wide as it.
   * @default stretch
   */
  align?: keyof typeof styles.align;
  /**
   * The element. In a list, each child is a list item.
   * @default div
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header';
  /** Shown from top to bottom. */
  children: ReactNode;
}

/** Lays out children in a column. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={`${styles.stack} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</Element>
  );
}
