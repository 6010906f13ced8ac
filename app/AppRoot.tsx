import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LinkProvider } from '#ui/link.tsx';
import { AppLink } from './lib/AppLink.tsx';
import { useFocusOnNavigation, useRouteHandle, useTitle } from './lib/page.ts';
import { dismissToast, useToasts } from './lib/toasts.ts';

// No page starts with a toast. One that cannot be shown must not take the page down.
const ToastRegion = lazy(() =>
  import('#ui/components/ToastRegion/ToastRegion.tsx').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  ),
);

/** What every page stands in. */
export function AppRoot() {
  const toasts = useToasts();
  const [hasToasted, setToasted] = useState(false);
  if (!hasToasted && toasts.length > 0) setToasted(true);
  useTitle(useRouteHandle().title);
  useFocusOnNavigation();
  return (
    <LinkProvider component={AppLink}>
      <Outlet />
      <Suspense>{hasToasted && <ToastRegion toasts={toasts} onDismiss={dismissToast} />}</Suspense>
      <ScrollRestoration />
    </LinkProvider>
  );
}
