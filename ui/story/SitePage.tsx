import type { ReactNode } from 'react';
import { Footer } from '../layouts/Footer/Footer.tsx';
import { Navbar, type NavbarProps } from '../layouts/Navbar/Navbar.tsx';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { footerHrefs, linksOf } from './site-content.ts';

export interface SitePageProps {
  currentPath: string;
  user?: NavbarProps['user'];
  startsStuck?: boolean;
  children: ReactNode;
}

/** The frame around a page story that everybody may see. */
export function SitePage({ currentPath, user = null, startsStuck, children }: SitePageProps) {
  return (
    <SiteLayout
      navbar={
        <Navbar
          user={user}
          links={linksOf[user?.role ?? 'visitor']}
          currentPath={currentPath}
          startsStuck={startsStuck}
          theme="system"
          profileHref="/user-dashboard/my-profile"
          onLogout={() => undefined}
          onThemeChange={() => undefined}
        />
      }
      footer={<Footer hrefs={footerHrefs} />}
    >
      {children}
    </SiteLayout>
  );
}
