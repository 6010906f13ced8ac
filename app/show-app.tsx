import './lib/browser/trusted-types.ts';
import '#tokens/brands.css.ts';
import '#ui/global.css.ts';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { NowContext } from '#ui/now.ts';
import { ShopContext } from '#ui/shop.ts';
import { createApp } from './create-app.tsx';
import { session } from './lib/auth/session.ts';
import { serverNow } from './lib/browser/server-time.ts';
import { publicSettings } from './lib/browser/settings.ts';
import { openCache, servedData } from './lib/http/page-data.ts';
import { reloadOnMissingChunk } from './lib/routing/chunk-reload.ts';
import { onLinkIntent } from './lib/routing/link-events.ts';
import { pathOf } from './lib/routing/return-to.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the router has loaded the code of the page. */
const initialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

function Shown({ onShown, children }: { onShown(): void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : setTimeout(act, 1000);

/** Hydrates the page that the server rendered, or renders it. Resolves when it responds. */
export async function showApp(onHydrate: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  paintBrowserFrame();
  // Before the router: a page requests its data with the stored session while its code loads.
  session.restore();
  if (session.store.get().status === 'loading') void session.start();

  const { element, router, prefetch, client } = createApp(createBrowserRouter, {
    client: openCache(servedData()),
    mayBeSignedIn: root.dataset['session'] === '1',
  });
  onLinkIntent(prefetch);
  reloadOnMissingChunk(() => {
    const { location } = router.state.navigation;
    return location && pathOf(location);
  });

  await initialized(router);
  onHydrate();
  await new Promise<void>((resolve) => {
    const page = (
      <Shown onShown={resolve}>
        <NowContext value={serverNow}>
          <ShopContext value={publicSettings().shop}>{element}</ShopContext>
        </NowContext>
      </Shown>
    );
    // React can interrupt a transition for input.
    startTransition(() => {
      if (root.hasChildNodes()) hydrateRoot(root, page);
      else createRoot(root).render(page);
    });
  });
  // A stored session is enough until the page responds, and the provider's library is the largest.
  if (session.store.get().status === 'signed-in') whenIdle(() => void session.start());
  // Nothing on a page waits for the account's vehicles and basket. Without the code, the next page unites them.
  setTimeout(
    () =>
      void import('./follow-vehicles.ts').then(
        ({ followVehicles }) => followVehicles(),
        () => undefined,
      ),
    3000,
  );
  setTimeout(
    () =>
      void import('./follow-basket.ts').then(
        ({ followBasket }) => followBasket(client),
        () => undefined,
      ),
    3000,
  );
  // The browser stores what happened until then.
  setTimeout(() => void import('./report-vitals.ts').catch(() => undefined), 3000);
}
