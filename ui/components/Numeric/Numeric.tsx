import type { ReactNode } from 'react';
import { figure } from './Numeric.css.ts';

export interface NumericProps {
  /** The figures, formatted. */
  children: ReactNode;
}

/** Sets quantities, ids and dimensions in tabular figures, in the size of the text around them and apart from its direction. */
export function Numeric({ children }: NumericProps) {
  return <bdi className={figure}>{children}</bdi>;
}
