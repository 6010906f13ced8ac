import type { ReactNode } from 'react';
import { panel } from './Panel.css.ts';

/** A flat surface for one task, such as the purchase form. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={panel}>{children}</div>;
}
