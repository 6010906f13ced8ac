import type { ReactNode } from 'react';
import { breakable, figure } from './Numeric.css.ts';

export interface NumericProps {
  /** The figures, formatted. */
  children: ReactNode;
}

/** Figures that no screen has room for in one line. */
const endless = /^[\d,.–+-]{17,}$/;

/** Sets quantities, ids and dimensions in tabular figures, in the size of the text around them and apart from its direction. */
export function Numeric({ children }: NumericProps) {
  const isEndless = typeof children === 'string' && endless.test(children);
  return <bdi className={isEndless ? breakable : figure}>{children}</bdi>;
}
