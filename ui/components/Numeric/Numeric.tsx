import type { ReactNode } from 'react';
import { figure } from './Numeric.css.ts';

export interface NumericProps {
  children: ReactNode;
}

/** Lettering for quantities, ids and dimensions; sized by the text around it. */
export function Numeric({ children }: NumericProps) {
  return <span className={figure}>{children}</span>;
}
