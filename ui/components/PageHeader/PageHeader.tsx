import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The text of the heading of level 1. */
  title: string;
  /** One line about the purpose of the page. */
  lead?: ReactNode;
  /** Buttons, at most one of them primary. */
  actions?: ReactNode;
  /** For moving focus to the heading when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The header of a dashboard page. */
export function PageHeader({ title, lead, actions, headingRef }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
