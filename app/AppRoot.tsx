import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { OfflineNotice } from '#ui/components/OfflineNotice/OfflineNotice.tsx';
import { LinkProvider } from '#ui/link.tsx';
import { AppLink } from './lib/routing/AppLink.tsx';
import { useCommandKey, useCommandsOpen } from './lib/ui-state/command-palette.ts';
import { useOffline } from './lib/browser/network.ts';
import { pathOf } from './lib/routing/return-to.ts';
import {
  useFocusOnNavigation,
  usePage,
  useSearchEntry,
  useSmoothAnchors,
  useTitle,
} from './lib/route-metadata.ts';
import { dismissToast, useToasts } from './lib/ui-state/toasts.ts';

// No page starts with a toast. One that cannot be shown must not take the page down.
const ToastRegion = lazy(() =>
  import('#ui/components/ToastRegion/ToastRegion.tsx').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  ),
);

// Loaded when it is first opened.
const Commands = lazy<ComponentType>(() =>
  import('./features/commands/CommandsContainer.tsx').then(
    (module) => ({ default: module.CommandsContainer }),
    () => ({ default: () => null }),
  ),
);

// Every page that was loaded from the server has the router's default key, so a key alone would restore the scroll
// position of one page on another.
const scrollKey = (location: Location) => (location.key === 'default' ? pathOf(location) : location.key);

/** The root of every page. */
export function AppRoot() {
  const toasts = useToasts();
  const [hasToasted, setToasted] = useState(false);
  if (!hasToasted && toasts.length > 0) setToasted(true);
  const isOffline = useOffline();
  const isCommanding = useCommandsOpen();
  const [hasCommanded, setCommanded] = useState(false);
  if (!hasCommanded && isCommanding) setCommanded(true);
  useCommandKey();
  const page = usePage();
  useTitle(page?.title?.());
  useSearchEntry(page);
  useFocusOnNavigation({ waits: isCommanding });
  useSmoothAnchors();
  return (
    <LinkProvider component={AppLink}>
      <Outlet />
      <OfflineNotice isOffline={isOffline} />
      <Suspense>{hasToasted && <ToastRegion toasts={toasts} onDismiss={dismissToast} />}</Suspense>
      <Suspense>{hasCommanded && <Commands />}</Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </LinkProvider>
  );
}
