import type { ReactNode } from 'react';
import { panel } from './Panel.css.ts';

export interface PanelProps {
  /** The content: usually one form or summary. */
  children: ReactNode;
}

/** A flat surface for one task, such as the purchase form. */
export function Panel({ children }: PanelProps) {
  return <div className={panel}>{children}</div>;
}
