import { useState, type ReactNode } from 'react';
import * as common from '#messages/common.js';
import { StillLoading } from '#ui/components/Button/StillLoading.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as styles from './DashboardShell.css.ts';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';

export interface DashboardShellProps extends Omit<SideNavigationProps, 'onFollow'> {
  /** Names the current page in the bar on narrow screens. */
  title: string;
  children: ReactNode;
}

const Drawer = loadOnUse('isOpen', async () => (await import('#ui/components/Drawer/Drawer.tsx')).Drawer);

/** The layout of the signed-in pages, with their navigation at the side. */
export function DashboardShell({ title, children, ...side }: DashboardShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const isHydrated = useHydrated();
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
        <div className={styles.main}>
          <StillLoading what="page" />
          {/* What the server rendered is replaced when the user is known, with what somebody typed. */}
          <div inert={!isHydrated}>{children}</div>
        </div>
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
