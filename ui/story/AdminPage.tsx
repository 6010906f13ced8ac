import type { ReactNode } from 'react';
import { DashboardShell } from '../layouts/DashboardShell/DashboardShell.tsx';
import { Navbar } from '../layouts/Navbar/Navbar.tsx';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { linksOf } from './site-content.ts';

const user = { name: 'Anders Brandt', role: 'admin' } as const;
const dashboard = '/admin-dashboard/user';
const profile = '/admin-dashboard/my-profile';

interface AdminPageProps {
  /** Under `/admin-dashboard/`: `user`, `manage-order`, `add-product`, `mange-product` or `my-profile`. */
  currentPath: string;
  /** Names the page in the bar of a narrow screen. */
  title: string;
  /** Beside the entries at the side; one that is left out has no count. */
  counts?: { users?: number; orders?: number; parts?: number };
  children: ReactNode;
}

/** The frame around a page story of an admin. */
export function AdminPage({ currentPath, title, counts = {}, children }: AdminPageProps) {
  return (
    <SiteLayout
      navbar={
        <Navbar
          user={user}
          links={linksOf.admin}
          currentPath={currentPath === profile ? profile : dashboard}
          profileHref={profile}
          startsStuck
          width="screen"
          theme="system"
          onThemeChange={() => undefined}
          onLogout={() => undefined}
        />
      }
    >
      <DashboardShell
        user={user}
        title={title}
        currentPath={currentPath}
        start={{ href: '/admin-dashboard', label: 'Overview', icon: 'dashboard' }}
        entries={[
          { href: dashboard, label: 'All User', icon: 'users', count: counts.users },
          {
            href: '/admin-dashboard/manage-order',
            label: 'Manage All Order',
            icon: 'order',
            count: counts.orders,
          },
          { href: '/admin-dashboard/add-product', label: 'Add a Product', icon: 'package-plus' },
          {
            href: '/admin-dashboard/mange-product',
            label: 'Manage Products',
            icon: 'boxes',
            count: counts.parts,
          },
        ]}
        accountEntries={[{ href: profile, label: 'My Profile', icon: 'user' }]}
      >
        {children}
      </DashboardShell>
    </SiteLayout>
  );
}
