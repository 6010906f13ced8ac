import type { ReactNode } from 'react';
import { SkipLink } from '#ui/components/SkipLink/SkipLink.tsx';
import * as styles from './SiteLayout.css.ts';

export interface SiteLayoutProps {
  navbar: ReactNode;
  /** Left out where a page is all work, such as a dashboard. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: past the navigation by one key, then the bar, the page and the foot. */
export function SiteLayout({ navbar, footer, children }: SiteLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink href="#main" />
      {navbar}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
