import * as common from '#messages/common.ts';
import * as m from '#messages/navbar.ts';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { Link } from '#ui/link.tsx';
import * as styles from './Navbar.css.ts';
import type { NavbarProps } from './Navbar.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type NavbarMenuProps = Pick<
  NavbarProps,
  'user' | 'isPending' | 'links' | 'currentPath' | 'theme' | 'onThemeChange' | 'onLogout'
> & {
  isOpen: boolean;
  loginHref: string;
  onClose(): void;
};

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
