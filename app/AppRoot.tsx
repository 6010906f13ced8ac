import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useLinkClickHandler,
  useLocation,
  type Location,
} from 'react-router-dom';
import { OfflineNotice } from '#ui/components/OfflineNotice/OfflineNotice.tsx';
import { LinkProvider, type LinkProps } from '#ui/link.tsx';
import { useOffline } from './lib/browser/network.ts';
import {
  useFocusOnNavigation,
  usePage,
  useSearchEntry,
  useSmoothAnchors,
  useTitle,
} from './lib/route-metadata.ts';
import { linkOptions, pathOf } from './lib/routing/return-to.ts';
import { listenForCommandKey, useCommandsOpen } from './lib/ui-state/shortcuts.ts';
import { Toasts } from './Toasts.tsx';

// Loaded when it is first opened.
const Commands = lazy<ComponentType>(() =>
  import('./features/commands/CommandsContainer.tsx').then(
    (module) => ({ default: module.CommandsContainer }),
    () => ({ default: () => null }),
  ),
);

/** A link to a page. The router's own component also contains the prefetching of its framework, 2 kB. */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(href, linkOptions(href, useLocation()));
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.();
        open(event);
      }}
    />
  );
}

/** The link component of the design system in the app. */
function AppLink(props: LinkProps) {
  return /^[a-z]+:/.test(props.href) ? <a {...props} /> : <PageLink {...props} />;
}

// Every page that was loaded from the server has the router's default key, so a key alone would restore the scroll
// position of one page on another.
const scrollKey = (location: Location) => (location.key === 'default' ? pathOf(location) : location.key);

export function AppRoot() {
  const isOffline = useOffline();
  const isCommanding = useCommandsOpen();
  const [hasCommanded, setCommanded] = useState(false);
  if (!hasCommanded && isCommanding) setCommanded(true);
  useEffect(listenForCommandKey, []);
  const page = usePage();
  useTitle(page?.title?.());
  useSearchEntry(page);
  useFocusOnNavigation({ waits: isCommanding });
  useSmoothAnchors();
  return (
    <LinkProvider component={AppLink}>
      <Outlet />
      <OfflineNotice isOffline={isOffline} />
      <Toasts />
      <Suspense>{hasCommanded && <Commands />}</Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </LinkProvider>
  );
}
