import type { Count } from '#contract/list-counts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/dashboard-shell.js';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import { Link } from '#ui/link.tsx';
import * as styles from './DashboardShell.css.ts';

export interface DashboardEntry {
  href: string;
  label: string;
  icon: IconName;
  count?: Count;
}

export interface DashboardUser {
  name: string;
  photoURL?: string;
  role: 'customer' | 'admin';
}

export interface SideNavigationProps {
  user: DashboardUser;
  /** The dashboard's start page, if it has one. Listed first. */
  start?: DashboardEntry;
  entries: readonly DashboardEntry[];
  /** Entries of both roles: the profile. */
  accountEntries: readonly DashboardEntry[];
  currentPath: string;
  /** Called when a link is pressed, to close the drawer. */
  onFollow?(): void;
}

const roles = { customer: common.customer(), admin: common.admin() } as const;

export function SideNavigation(props: SideNavigationProps) {
  const { user, start, entries, accountEntries, ...where } = props;
  return (
    <div className={styles.sideIn}>
      <nav aria-label={m.dashboardPages()}>
        {start && (
          <div className={styles.start}>
            <Entry entry={start} {...where} />
          </div>
        )}
        <Entries entries={entries} {...where} />
      </nav>
      {accountEntries.length > 0 && (
        <nav aria-label={m.account()}>
          <p className={styles.group}>{m.account()}</p>
          <Entries entries={accountEntries} {...where} />
        </nav>
      )}
      <div className={styles.person}>
        <Avatar name={user.name} photoURL={user.photoURL} size="sm" />
        <div className={styles.personText}>
          <p className={styles.personName} dir="auto">
            {user.name}
          </p>
          <p className={styles.role}>{roles[user.role]}</p>
        </div>
      </div>
    </div>
  );
}

type EntriesProps = Pick<SideNavigationProps, 'entries' | 'currentPath' | 'onFollow'>;

function Entries({ entries, ...where }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Entry entry={entry} {...where} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = Omit<EntriesProps, 'entries'> & { entry: DashboardEntry };

function Entry({ entry: { href, label, icon, count }, currentPath, onFollow }: EntryProps) {
  return (
    <Link
      href={href}
      className={styles.entry}
      aria-current={href === currentPath ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <Numeric>{formatCount(count)}</Numeric>
        </span>
      )}
    </Link>
  );
}
