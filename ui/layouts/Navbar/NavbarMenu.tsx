import * as common from '#messages/common.js';
import * as m from '#messages/navbar.js';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { Link } from '#ui/link.tsx';
import * as styles from './Navbar.css.ts';
import { ThemeSwitch, type ThemeChoice } from './ThemeSwitch.tsx';

export interface NavbarUser {
  name: string;
  photoURL?: string;
  /** Undefined while loading: the space for the links of the role is reserved. */
  role?: 'customer' | 'admin';
}

/** What the bar and its menu show. */
export interface NavbarContent {
  /** Null for a visitor. */
  user: NavbarUser | null;
  /** Whether the session is loading. Its space is reserved to avoid a layout shift. */
  isPending?: boolean;
  /** All links, those of the role last. Login and Logout are added by the navbar. */
  links: readonly { href: string; label: string }[];
  /** The path of the current page, whose link is marked. */
  currentPath: string;
  theme: ThemeChoice;
  onLogout(): void;
  onThemeChange(theme: ThemeChoice): void;
}

interface NavbarMenuProps extends NavbarContent {
  isOpen: boolean;
  loginHref: string;
  onClose(): void;
}

/** A drawer with the items that do not fit in the bar. */
export function NavbarMenu(props: NavbarMenuProps) {
  const { user, isPending, links, currentPath, theme, isOpen, loginHref } = props;
  const { onClose, onLogout, onThemeChange } = props;

  const destinations = user || isPending ? links : [...links, { href: loginHref, label: common.login() }];
  const logout = () => {
    onClose();
    onLogout();
  };

  return (
    <Drawer isOpen={isOpen} side="right" label={m.menu()} head={<Wordmark size="sm" />} onClose={onClose}>
      <div className={styles.menu}>
        <nav aria-label={m.main()}>
          <ul>
            {destinations.map(({ href, label }) => (
              <li key={href}>
                <Link
                  className={styles.menuLink}
                  href={href}
                  aria-current={href === currentPath ? 'page' : undefined}
                  onClick={onClose}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {user && (
          <div className={styles.menuPerson}>
            <Avatar name={user.name} photoURL={user.photoURL} size="sm" />
            <bdi>{user.name}</bdi>
          </div>
        )}
        <div className={styles.menuFoot}>
          <div className={styles.menuTheme}>
            {m.theme()}
            <ThemeSwitch value={theme} onChange={onThemeChange} />
          </div>
          {user && (
            <Button isBlock onPress={logout}>
              {m.logout()}
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  );
}
