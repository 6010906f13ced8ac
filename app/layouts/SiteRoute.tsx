import { useContext } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { MayBeSignedIn } from '#app/lib/auth/may-be-signed-in.ts';
import type { Session } from '#app/lib/auth/session-machine.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { setTheme, useTheme } from '#app/lib/ui-state/theme.ts';
import { paths } from '#app/paths.ts';
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

/** The layout of every page except the login pages: navbar, page, footer. */
export function SiteRoute() {
  const current = useSession();
  const { pathname } = useLocation();
  const page = usePage();
  const theme = useTheme();

  const user = whoIs(current);
  const mayBeSignedIn = useContext(MayBeSignedIn) || current !== session.store.first;
  const navbar = (
    <Navbar
      user={user}
      isPending={current.status !== 'signed-out' && user === null && mayBeSignedIn}
      links={navbarLinks(current)}
      currentPath={markedPath(pathname)}
      startsStuck={page?.hasSmallNavbar === true}
      width={page?.layout === 'dashboard' ? 'screen' : 'content'}
      homeHref={paths.home}
      loginHref={paths.login}
      profileHref={profileHref(current)}
      onLogout={() => void session.logOut()}
      theme={theme}
      onThemeChange={setTheme}
    />
  );

  return (
    <SiteLayout navbar={navbar} footer={page?.hasFooter && <Footer hrefs={footerHrefs} />}>
      <Outlet />
    </SiteLayout>
  );
}
