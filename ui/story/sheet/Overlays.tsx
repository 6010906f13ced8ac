import { Fragment } from 'react';
import { messages } from '#contract/messages.ts';
import { Button } from '../../components/Button/Button.tsx';
import * as dialogStyles from '../../components/Dialog/Dialog.css.ts';
import { Drawing } from '../../components/Drawing/Drawing.tsx';
import * as drawerStyles from '../../components/Drawer/Drawer.css.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PageSpinner } from '../../components/PageSpinner/PageSpinner.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { ToastRegion, type Toast } from '../../components/ToastRegion/ToastRegion.tsx';
import { Wordmark } from '../../components/Wordmark/Wordmark.tsx';
import { SideNavigation } from '../../layouts/DashboardShell/SideNavigation.tsx';
import { Navbar } from '../../layouts/Navbar/Navbar.tsx';
import { linksOf } from '../site-content.ts';
import { Cell, SheetSection } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

const nothing = () => undefined;

const toasts: readonly Toast[] = [
  { id: 'deleted', tone: 'positive', text: messages.orderDeleted },
  { id: 'failed', tone: 'critical', text: messages.orderNotAccepted },
  { id: 'unchanged', tone: 'info', text: messages.profileUnchanged },
];

export function Messages() {
  return (
    <SheetSection title="Messages">
      <div className={styles.grid[2]}>
        <Cell name="Toasts: done, failed, nothing to do" isWide>
          <div className={styles.stage.toasts}>
            <ToastRegion toasts={toasts} patience={Number.POSITIVE_INFINITY} onDismiss={nothing} />
          </div>
        </Cell>
        <div className={styles.content}>
          <Cell name="Notice, error" isWide>
            <Notice tone="critical">
              Orders could not be loaded. <TextLink href="#again">Try again</TextLink>
            </Notice>
          </Cell>
          <Cell name="Notice, caution" isWide>
            <Notice tone="caution">Only 18 left. The minimum order is 10.</Notice>
          </Cell>
          <Cell name="Notice, done" isWide>
            <Notice tone="positive">{messages.resetEmailSent}</Notice>
          </Cell>
        </div>
      </div>
    </SheetSection>
  );
}

const menuItems = [
  { label: 'My Profile', icon: 'user', isLast: false },
  { label: 'My Orders', icon: 'package', isLast: false },
  { label: 'Logout', icon: 'logout', isLast: true },
] as const;

/** What opens over the page, held in its place: the looks of the components, not their behaviour. */
export function Overlays() {
  return (
    <>
      <SheetSection title="Dialog and menu">
        <div className={styles.grid[2]}>
          <Cell name="Confirm" isWide>
            <div className={styles.panel}>
              <div className={dialogStyles.dialog}>
                <h3 className={dialogStyles.title}>{messages.cancelQuestion}</h3>
                <div className={dialogStyles.body}>
                  <p>Nothing has been charged. The order is removed from your list.</p>
                </div>
                <div className={dialogStyles.actions}>
                  <span data-look="focus">
                    <Button>Close</Button>
                  </span>
                  <Button tone="danger">Confirm</Button>
                </div>
              </div>
            </div>
          </Cell>
          <Cell name="Menu">
            <div className={menuStyles.menu}>
              {menuItems.map(({ label, icon, isLast }) => (
                <Fragment key={label}>
                  {isLast && <div className={menuStyles.separator} />}
                  <a
                    className={menuStyles.item.neutral}
                    href={`#${icon}`}
                    data-highlighted={icon === 'user' || undefined}
                  >
                    <Icon name={icon} />
                    {label}
                  </a>
                </Fragment>
              ))}
            </div>
          </Cell>
        </div>
      </SheetSection>
      <SheetSection
        title="Drawer"
        lead="Under 820 px the dashboard side becomes a modal drawer from the left, 304 px wide. The bar under the navbar opens it and names the page."
      >
        <div className={styles.dimmed}>
          <div className={drawerStyles.drawer({ side: 'left', size: 'menu' })}>
            <div className={drawerStyles.head.menu}>
              <Wordmark size="sm" />
              <IconButton label="Close" icon={<Icon name="x" />} onPress={nothing} />
            </div>
            <div className={drawerStyles.body.menu}>
              <SideNavigation
                user={{ name: 'Anders Brandt', role: 'admin' }}
                currentPath="#manage-order"
                entries={[
                  { href: '#user', label: 'All User', icon: 'users', count: 112 },
                  { href: '#manage-order', label: 'Manage All Order', icon: 'order', count: 9 },
                  { href: '#add-product', label: 'Add a Product', icon: 'package-plus' },
                  { href: '#mange-product', label: 'Manage Products', icon: 'boxes', count: 24 },
                ]}
                accountEntries={[{ href: '#my-profile', label: 'My Profile', icon: 'user' }]}
              />
            </div>
          </div>
        </div>
      </SheetSection>
    </>
  );
}

export function Absences() {
  return (
    <SheetSection title="Empty, error, loading">
      <div className={styles.grid[3]}>
        <Cell name="Empty" isWide>
          <EmptyState
            title="No orders yet"
            text="Your orders will be listed here once you place one."
            drawing={<Drawing name="bearing" variant="missing" />}
            action={
              <LinkButton href="#parts" tone="primary">
                {messages.labels.ourParts}
              </LinkButton>
            }
          />
        </Cell>
        <Cell name="Error" isWide>
          <ErrorState
            title="Orders could not be loaded"
            text="The server did not answer. Nothing you did is lost."
            drawing={<Drawing name="connecting-rod" variant="missing" />}
            onRetry={nothing}
          />
        </Cell>
        <Cell name="Page loading" isWide>
          <div className={styles.middle}>
            <PageSpinner />
          </div>
        </Cell>
      </div>
    </SheetSection>
  );
}

const bars = [
  { user: null, links: linksOf.visitor, currentPath: '/', startsStuck: false },
  {
    user: { name: 'Mara Lindqvist', role: 'customer' },
    links: linksOf.customer,
    currentPath: '/user-dashboard/my-orders',
    startsStuck: true,
  },
  {
    user: { name: 'Anders Brandt', role: 'admin' },
    links: linksOf.admin,
    currentPath: '/admin-dashboard/user',
    startsStuck: true,
  },
] as const;

export function Bars() {
  return (
    <SheetSection
      title="Navbar, both states"
      lead="80 px tall and clear at rest. After 80 px of scroll: 60 px, canvas at 88 percent, blur, hairline."
    >
      {bars.map((bar) => (
        <div className={styles.box} key={bar.currentPath}>
          <Navbar {...bar} width="screen" theme="system" onLogout={nothing} onThemeChange={nothing} />
        </div>
      ))}
    </SheetSection>
  );
}
