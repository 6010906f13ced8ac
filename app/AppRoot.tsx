import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  Link,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useSearchParams,
  type BlockerFunction,
} from 'react-router-dom';
import { OfflineNotice } from '#ui/components/OfflineNotice/OfflineNotice.tsx';
import { LinkProvider, type LinkProps } from '#ui/link.tsx';
import { loginLinkState } from './lib/routing/return-to.ts';
import { listenForCommandKey, useCommandsOpen } from './lib/ui-state/shortcuts.ts';
import { useOffline } from './lib/browser/network.ts';
import { scrollKey, scrollStorageKey } from './lib/routing/scroll-positions.ts';
import { useFocusOnNavigation, usePage, useSearchEntry, useSmoothAnchors } from './lib/route-metadata.ts';
import { askToLeave, isLeaveGuarded } from './lib/routing/use-leave-guard.ts';
import { useTitle } from './lib/use-title.ts';
import { UrlSearchContext, type UrlSearch } from './lib/lists/url-search.ts';
import { Toasts } from './Toasts.tsx';

// Loaded when it is first opened.
const Commands = lazy<ComponentType>(() =>
  import('./features/commands/CommandsContainer.tsx').then(
    (module) => ({ default: module.CommandsContainer }),
    () => ({ default: () => null }),
  ),
);

/** The link component of the design system in the app: the router's link. */
function AppLink({ href, ...rest }: LinkProps) {
  return <Link to={href} state={loginLinkState(href, useLocation())} {...rest} />;
}

function RouterSearch({ children }: { children: ReactNode }) {
  const [params, setSearchParams] = useSearchParams();
  const setParams: UrlSearch['setParams'] = (next, options) =>
    setSearchParams(next, { ...options, preventScrollReset: true });
  return <UrlSearchContext value={{ params, setParams }}>{children}</UrlSearchContext>;
}

const leavesGuardedPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  isLeaveGuarded() && currentLocation.pathname !== nextLocation.pathname;

/** Stops the router before it leaves a guarded page. */
function useLeaveQuestion(): void {
  const blocker = useBlocker(leavesGuardedPage);
  useEffect(() => {
    if (blocker.state === 'blocked') askToLeave({ leave: blocker.proceed, stay: blocker.reset });
  }, [blocker]);
}

/** The root of every page. */
export function AppRoot() {
  const isOffline = useOffline();
  const isCommanding = useCommandsOpen();
  // A palette that is open already belongs to the static page that the app replaces.
  const [isReplacing, setReplacing] = useState(isCommanding);
  if (isReplacing && !isCommanding) setReplacing(false);
  const [hasCommanded, setCommanded] = useState(false);
  if (!hasCommanded && isCommanding && !isReplacing) setCommanded(true);
  useEffect(listenForCommandKey, []);
  const page = usePage();
  useTitle(page?.title?.());
  useSearchEntry(page);
  useFocusOnNavigation({ waits: isCommanding });
  useSmoothAnchors();
  useLeaveQuestion();
  return (
    <LinkProvider component={AppLink}>
      <RouterSearch>
        <Outlet />
      </RouterSearch>
      <OfflineNotice isOffline={isOffline} />
      <Toasts />
      <Suspense>{hasCommanded && <Commands />}</Suspense>
      <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />
    </LinkProvider>
  );
}
