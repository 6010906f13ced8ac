import type { ReactNode } from 'react';
import * as styles from './ListToolbar.css.ts';

export interface ListToolbarProps {
  /** What narrows the list down: a search field, a segment. */
  children: ReactNode;
  /** At the far end: how the list is shown. */
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
