import type { ReactNode } from 'react';
import { Footer } from '../layouts/Footer/Footer.tsx';
import { Navbar } from '../layouts/Navbar/Navbar.tsx';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';

const links = [
  { href: '/', label: 'Home' },
  { href: '/blogs', label: 'Blog' },
  { href: '/portfolio', label: 'MY Portfolio' },
  { href: '/#contact', label: 'Contact' },
  { href: '/user-dashboard/my-orders', label: 'My Orders' },
];

interface CustomerPageProps {
  currentPath: string;
  hasFooter?: boolean;
  children: ReactNode;
}

/** The frame around a page story of someone signed in. */
export function CustomerPage({ currentPath, hasFooter = false, children }: CustomerPageProps) {
  return (
    <SiteLayout
      navbar={
        <Navbar
          user={{ name: 'Mara Lindqvist', role: 'customer' }}
          links={links}
          currentPath={currentPath}
          profileHref="/user-dashboard/my-profile"
          startsStuck
          width={currentPath.startsWith('/user-dashboard') ? 'screen' : 'content'}
          theme="system"
          onThemeChange={() => undefined}
          onLogout={() => undefined}
        />
      }
      footer={hasFooter ? <Footer hrefs={{ Contact: '/#contact' }} /> : undefined}
    >
      {children}
    </SiteLayout>
  );
}
