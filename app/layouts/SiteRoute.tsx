import { Outlet, useLocation } from 'react-router-dom';
import { session, useSession } from '#app/lib/auth/session.ts';
import type { Session } from '#app/lib/auth/session-machine.ts';
import { useBasketLines } from '#app/lib/basket/basket-lines.ts';
import { useBasketButtons } from '#app/lib/basket/use-basket-buttons.ts';
import { isDemo } from '#app/lib/browser/settings.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { setTheme, useTheme } from '#app/lib/ui-state/theme.ts';
import { openCommands } from '#app/lib/ui-state/shortcuts.ts';
import { paths } from '#app/paths.ts';
import { BasketContext } from '#ui/basket-buttons.ts';
import { Footer } from '#ui/layouts/Footer/Footer.tsx';
import { Navbar } from '#ui/layouts/Navbar/Navbar.tsx';
import { SiteLayout } from '#ui/layouts/SiteLayout/SiteLayout.tsx';
import type { Page } from '#contract/pages.ts';
import { CommandCell } from '#ui/sections/CommandPalette/CommandCell.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { markedPath, navbarLinks, profileHref } from './navbar-links.ts';

const footerHrefs = {
  stockParts: paths.parts,
  quickOrder: paths.quickOrder,
  aboutUs: paths.business,
  whoSignsItOff: paths.team,
  blog: paths.blog,
  contact: paths.contact,
  delivery: paths.delivery,
  returns: paths.returns,
  terms: paths.terms,
  privacy: paths.privacy,
  cookies: paths.cookies,
};

/** The user to greet. Their role may still be unknown. On the server, nobody. */
function whoIs(current: Session) {
  if (current.status === 'signed-in') return current.uid === '' ? null : current;
  return (current.status === 'loading' && current.person) || null;
}

/** Checkouts have none. */
function searchOf(page: Page) {
  if (page.audience === 'everyone') return <HeaderSearch page={page} />;
  if (page.layout !== 'dashboard') return undefined;
  return <CommandCell role={page.audience === 'admin' ? 'admin' : 'customer'} onOpen={openCommands} />;
}

/** The layout of every page except the login pages: navbar and footer. */
export function SiteRoute() {
  const current = useSession();
  const { pathname } = useLocation();
  const page = usePage();
  const theme = useTheme();
  const user = whoIs(current);
  const lines = useBasketLines();
  const buttons = useBasketButtons();
  const navbar = (
    <Navbar
      user={user}
      isPending={current.status !== 'signed-out' && user === null}
      links={navbarLinks(current)}
      currentPath={markedPath(pathname)}
      startsStuck={page?.hasSmallNavbar === true}
      width={page?.layout === 'dashboard' ? 'screen' : 'content'}
      homeHref={paths.home}
      loginHref={paths.login}
      profileHref={profileHref(current)}
      search={page && searchOf(page)}
      basket={buttons ? { href: buttons.href, count: lines?.length ?? 0 } : undefined}
      onLogout={() => void session.logOut()}
      theme={theme}
      onThemeChange={setTheme}
    />
  );
  return (
    <SiteLayout navbar={navbar} footer={page?.hasFooter && <Footer hrefs={footerHrefs} isDemo={isDemo()} />}>
      <BasketContext value={buttons}>
        <Outlet />
      </BasketContext>
    </SiteLayout>
  );
}
