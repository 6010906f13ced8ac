import type { ReactNode } from 'react';
import { figure } from './Numeric.css.ts';

export interface NumericProps {
  /** The figures, formatted. */
  children: ReactNode;
}

/** Sets quantities, ids and dimensions in tabular figures, in the size of the text around them. */
export function Numeric({ children }: NumericProps) {
  return <span className={figure}>{children}</span>;
}
