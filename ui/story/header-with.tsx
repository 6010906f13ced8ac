import type { ReactNode } from 'react';
import { Navbar, type NavbarProps } from '../layouts/Navbar/Navbar.tsx';
import { linksOf } from './site-content.ts';

/** A search in the header, as a visitor sees it. */
export function HeaderWith({ search, ...props }: Partial<NavbarProps> & { search: ReactNode }) {
  return (
    <Navbar
      user={null}
      links={linksOf.visitor}
      currentPath="/"
      theme="system"
      onLogout={() => undefined}
      onThemeChange={() => undefined}
      search={search}
      {...props}
    />
  );
}
