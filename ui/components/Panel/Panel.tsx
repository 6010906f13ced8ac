import type { ReactNode } from 'react';
import { panel } from './Panel.css.ts';

/** A flat surface that holds one task, such as the purchase form. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={panel}>{children}</div>;
}
