import type { ReactNode } from 'react';
import * as styles from './ListToolbar.css.ts';

export interface ListToolbarProps {
  /** Filters: a search field, a segmented control. */
  children: ReactNode;
  /** View settings, at the far end. */
  end?: ReactNode;
}

/** The row above a list. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
