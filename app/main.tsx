import './lib/browser/trusted-types.ts';
import '#contract/configure.ts';
import '#ui/global.css.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { servedData } from './lib/http/page-data.ts';
import { pageOf } from './paths.ts';
import { initialized } from './lib/routing/initialized.ts';
import { reloadOnMissingChunk } from './lib/routing/chunk-reload.ts';
import { pathOf } from './lib/routing/return-to.ts';
import { session } from './lib/auth/session.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';

paintBrowserFrame();
// Before the router: a page requests its data with the stored session while its code loads.
session.restore();

const { element, router } = createApp(createBrowserRouter, servedData());
reloadOnMissingChunk(() => {
  const { location } = router.state.navigation;
  return location && pathOf(location);
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

async function showPage(root: HTMLElement): Promise<void> {
  if (root.hasChildNodes()) {
    await initialized(router);
    const audience = pageOf(router.state.location.pathname)?.audience ?? 'everyone';
    if (audience !== 'customer' && audience !== 'admin') return void hydrateRoot(root, element);
    // The server rendered this page for a user whom it does not know, so it stays until the user is known.
    await session.settled();
  }
  createRoot(root).render(element);
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : setTimeout(act, 1000);

const isShown = showPage(root);
const { status } = session.store.get();
if (status === 'loading') void session.start();
// A stored session is enough until the page is interactive, and the provider's library is the largest.
if (status === 'signed-in') void isShown.then(() => whenIdle(() => void session.start()));
