import { lazy, Suspense, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/navbar.js';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { LogoMark } from '#ui/components/LogoMark/LogoMark.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { Link } from '#ui/link.tsx';
import { useShop } from '#ui/shop.ts';
import { BasketLink, type BasketLinkProps } from './BasketLink.tsx';
import * as styles from './Navbar.css.ts';
import type { NavbarContent, NavbarUser } from './NavbarMenu.tsx';
import type { ThemeChoice, ThemeSwitchProps } from './ThemeSwitch.tsx';

export interface NavbarProps extends NavbarContent {
  /** For pages without a hero behind the bar, such as dashboards. */
  startsStuck?: boolean;
  /** Aligns the bar with the page content or, as on dashboards, with the screen. */
  width?: 'content' | 'screen';
  homeHref?: string;
  loginHref?: string;
  /** Makes the avatar a link. */
  profileHref?: string;
  /** The search, a frame that takes the room between the logo and the links. */
  search?: ReactNode | undefined;
  /** The customer's basket. Absent for admins. */
  basket?: BasketLinkProps | undefined;
}

const loadMenu = () => import('./NavbarMenu.tsx');
// The drawer's library is the largest part of the bar, and most people never open it.
const NavbarMenu = lazy(() => loadMenu().then((module) => ({ default: module.NavbarMenu })));

// A failure is reported when the menu is opened.
const loadMenuAhead = () => void loadMenu().catch(() => undefined);

/** The number of public links, which fit next to everything else on a narrow desktop screen. */
const fewLinks = 4;

/** The navigation at the start of each page: links, theme and account. */
export function Navbar(props: NavbarProps) {
  const { user, isPending = false, links, currentPath, startsStuck = false } = props;
  const { theme, onThemeChange, homeHref = '/', loginHref = '/login', profileHref, onLogout } = props;
  const { width = 'content', search, basket } = props;
  const hasSearch = search !== undefined;
  // Null until it is first opened.
  const [isMenuOpen, setMenuOpen] = useState<boolean | null>(null);
  const isScrolled = useScrolledPast(limits.navbarScroll);
  const isStuck = startsStuck || isScrolled;
  const isRolePending = user !== null && user.role === undefined;
  const room = isRolePending || links.length > fewLinks ? 'many' : 'few';
  const item = ({ href, label }: NavbarProps['links'][number]) => (
    <li key={href}>
      <Link className={styles.link} href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );

  return (
    <header className={styles.header({ startsStuck, hasSearch })}>
      <div className={styles.bar({ isStuck })} data-stuck={isStuck || undefined}>
        <Frame width={width}>
          <div className={hasSearch && !isStuck ? `${styles.row} ${styles.inTwoRows}` : styles.row}>
            <Link className={styles.home} href={homeHref} aria-label={m.homeLink({ shop: useShop().name })}>
              <span className={styles.wordmark({ isMark: isStuck && hasSearch })}>
                <Wordmark size={isStuck ? 'sm' : 'md'} />
              </span>
              {isStuck && hasSearch && (
                <span className={styles.mark}>
                  <LogoMark size="sm" />
                </span>
              )}
            </Link>

            {search}

            <div className={styles.wide({ room, isPending })}>
              <nav className={styles.nav} aria-label={m.main()}>
                <ul className={styles.links}>{links.slice(0, fewLinks).map(item)}</ul>
                {room === 'many' && <ul className={styles.own}>{links.slice(fewLinks).map(item)}</ul>}
              </nav>
              <div className={styles.end}>
                <span className={styles.themeButton}>
                  <ThemeButton value={theme} onChange={onThemeChange} />
                </span>
                {basket && <BasketLink {...basket} />}
                {user ? (
                  <>
                    <Person user={user} href={profileHref} isNamed />
                    <Button tone="quiet" onPress={onLogout}>
                      {m.logout()}
                    </Button>
                  </>
                ) : (
                  <LinkButton href={loginHref}>{common.login()}</LinkButton>
                )}
              </div>
            </div>

            <div className={styles.narrow({ room })} onPointerEnter={loadMenuAhead} onFocus={loadMenuAhead}>
              {basket && <BasketLink {...basket} />}
              <span className={styles.narrowPerson({ isPending, hasSearch })}>
                {user && <Person user={user} href={profileHref} />}
              </span>
              <IconButton
                label={m.menu()}
                icon={<Icon name="menu" />}
                isExpanded={isMenuOpen === true}
                onPress={() => setMenuOpen(true)}
              />
            </div>
          </div>
        </Frame>
      </div>

      <Suspense>
        {isMenuOpen !== null && (
          <NavbarMenu
            {...props}
            isOpen={isMenuOpen}
            loginHref={loginHref}
            onClose={() => setMenuOpen(false)}
          />
        )}
      </Suspense>
    </header>
  );
}

function Frame({ width, children }: Required<Pick<NavbarProps, 'width'>> & { children: ReactNode }) {
  return width === 'screen' ? (
    <div className={styles.screen}>{children}</div>
  ) : (
    <Container>{children}</Container>
  );
}

interface PersonProps {
  user: NavbarUser;
  href?: string;
  isNamed?: boolean;
}

function Person({ user, href, isNamed = false }: PersonProps) {
  const content = (
    <>
      <Avatar name={user.name} photoURL={user.photoURL} size="sm" />
      {isNamed && (
        <span className={styles.personName} dir="auto">
          {user.name}
        </span>
      )}
    </>
  );
  if (href === undefined) return <span className={styles.person}>{content}</span>;
  return (
    <Link className={styles.person} href={href} aria-label={m.profileOf({ name: user.name })}>
      {content}
    </Link>
  );
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled by more than `distance` pixels. False on the server. */
function useScrolledPast(distance: number): boolean {
  const isPast = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}

const choices: Record<ThemeChoice, { label: string; icon: IconName; next: ThemeChoice }> = {
  light: { label: m.themeLight(), icon: 'sun', next: 'dark' },
  dark: { label: m.themeDark(), icon: 'moon', next: 'system' },
  system: { label: m.themeSystem(), icon: 'monitor', next: 'light' },
};

/** The theme switch as a single button: each press selects the next theme. */
function ThemeButton({ value, onChange }: ThemeSwitchProps) {
  const { label, icon, next } = choices[value];
  return <IconButton label={label} icon={<Icon name={icon} />} onPress={() => onChange(next)} />;
}
