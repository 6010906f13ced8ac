import type { ReactNode } from 'react';
import { figure } from './Figure.css.ts';

export interface FigureProps {
  children: ReactNode;
}

/** Lettering for quantities, ids and dimensions; sized by the text around it. */
export function Figure({ children }: FigureProps) {
  return <span className={figure}>{children}</span>;
}
