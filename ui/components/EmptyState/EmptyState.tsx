import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What there is none of: "No orders yet". */
  title: string;
  /** The next action. */
  text: string;
  /** A link or button, and at most another way, below the text. Absent only if there is nothing to do. */
  action?: ReactNode;
  /** A drawing in its `missing` variant. */
  drawing?: ReactNode;
}

/** Placeholder for an empty list or page. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
