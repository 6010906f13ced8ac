import { useState, type ReactNode } from 'react';
import * as common from '#messages/common.ts';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import * as styles from './DashboardShell.css.ts';
import { SideNavigation, type DashboardEntry, type DashboardUser } from './SideNavigation.tsx';

export interface DashboardShellProps {
  user: DashboardUser;
  /** The page that the dashboard begins with, where it has one of its own; it stands above the entries. */
  start?: DashboardEntry;
  entries: readonly DashboardEntry[];
  /** What both roles have: the profile. */
  accountEntries: readonly DashboardEntry[];
  currentPath: string;
  /** Opens the command palette. */
  onCommands?(): void;
  /** Names the current page in the bar of a narrow screen. */
  title: string;
  children: ReactNode;
}

/** Pages that belong to the person signed in, with the way between them at the side. */
export function DashboardShell({ title, children, ...side }: DashboardShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="panel" />
        <span className={styles.label}>{title}</span>
        <span className={styles.barEnd}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div className={styles.shell}>
        <aside className={styles.side} aria-label={common.dashboard()}>
          <SideNavigation {...side} />
        </aside>
        <div className={styles.main}>{children}</div>
      </div>
      <Drawer
        isOpen={isOpen}
        side="left"
        label={common.dashboard()}
        head={<Wordmark size="sm" />}
        onClose={close}
      >
        <SideNavigation {...side} onFollow={close} />
      </Drawer>
    </>
  );
}
