import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  gap: Space;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Wraps into the next line; the default. */
  wrap?: boolean;
  as?: 'div' | 'ul' | 'span';
  children: ReactNode;
}

/** Lays out children in a row. */
export function Inline(props: InlineProps) {
  const { gap, align = 'center', justify = 'start', wrap = true, as: Element = 'div', children } = props;
  const classes = [styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify]];
  if (wrap) classes.push(styles.wraps);
  return <Element className={classes.join(' ')}>{children}</Element>;
}
