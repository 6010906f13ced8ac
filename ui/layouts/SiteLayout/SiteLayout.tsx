import type { ReactNode } from 'react';
import * as m from '#messages/site-layout.js';
import * as styles from './SiteLayout.css.ts';

export interface SiteLayoutProps {
  navbar: ReactNode;
  /** Omit on work pages, such as a dashboard. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, navbar, content and footer. */
export function SiteLayout({ navbar, footer, children }: SiteLayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#main">
        {m.skipToContent()}
      </a>
      {navbar}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
