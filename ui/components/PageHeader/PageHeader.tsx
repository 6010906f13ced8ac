import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** One line on what the page is for. */
  lead?: ReactNode;
  /** Buttons; one primary at most. */
  actions?: ReactNode;
  /** To focus the heading, where what had the focus has gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a dashboard's page. */
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
