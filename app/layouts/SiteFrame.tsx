import type { ReactNode } from 'react';
import type { Session } from '#app/lib/auth/session-machine.ts';
import { setTheme, useTheme } from '#app/lib/ui-state/theme.ts';
import { paths } from '#app/paths.ts';
import type { Page } from '#contract/pages.ts';
import { Footer, type FooterProps } from '#ui/layouts/Footer/Footer.tsx';
import { Navbar } from '#ui/layouts/Navbar/Navbar.tsx';
import { SiteLayout } from '#ui/layouts/SiteLayout/SiteLayout.tsx';
import { markedPath, navbarLinks, profileHref } from './navbar-links.ts';

const footerHrefs: FooterProps['hrefs'] = {
  'Stock parts': paths.parts,
  'About us': paths.business,
  'Who signs it off': paths.team,
  Blog: paths.blog,
  Contact: paths.contact,
};

/** The user to greet. Their role may still be unknown. On the server, nobody. */
function whoIs(current: Session) {
  if (current.status === 'signed-in') return current.uid === '' ? null : current;
  return (current.status === 'loading' && current.person) || null;
}

interface SiteFrameProps {
  page: Page | undefined;
  pathname: string;
  session: Session;
  /** Whether a loading session may become that of a user. */
  mayBeSignedIn: boolean;
  onLogout(): void;
  children: ReactNode;
}

/** What surrounds every page except the login pages: navbar and footer. */
export function SiteFrame({ page, pathname, session, mayBeSignedIn, onLogout, children }: SiteFrameProps) {
  const theme = useTheme();
  const user = whoIs(session);
  const navbar = (
    <Navbar
      user={user}
      isPending={session.status !== 'signed-out' && user === null && mayBeSignedIn}
      links={navbarLinks(session)}
      currentPath={markedPath(pathname)}
      startsStuck={page?.hasSmallNavbar === true}
      width={page?.layout === 'dashboard' ? 'screen' : 'content'}
      homeHref={paths.home}
      loginHref={paths.login}
      profileHref={profileHref(session)}
      onLogout={onLogout}
      theme={theme}
      onThemeChange={setTheme}
    />
  );
  return (
    <SiteLayout navbar={navbar} footer={page?.hasFooter && <Footer hrefs={footerHrefs} />}>
      {children}
    </SiteLayout>
  );
}
