import './lib/browser/trusted-types.ts';
import '#ui/global.css.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { checkoutPageAt } from './checkout-pages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { session } from './lib/auth/session.ts';
import { startSession } from './lib/auth/start-session.ts';
import { skipInlinedStyles } from './lib/browser/inlined-styles.ts';
import { openCache } from './lib/http/page-data.ts';
import { reloadOnMissingChunk } from './lib/routing/chunk-reload.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';
import { openAppOnNavigation } from './open-app-on-navigation.ts';
import { paths } from './paths.ts';
import { watchSession } from './watch-session.ts';

// The script of the pages in `checkout-pages.ts` for signed-in users.

skipInlinedStyles();
paintBrowserFrame();

const { pathname } = window.location;
const found = checkoutPageAt(pathname);
const container = document.getElementById('root');
if (!found || !container) throw new Error('The server did not render this page');

const { page, id, lazy, load } = found;
const client = openCache([]);
// Before the data is requested.
session.restore();
void load(client, id);
const stopLoading = session.entering.subscribe(() => void load(client, id));

reloadOnMissingChunk(() => undefined);
const root = createRoot(container);
const { showApp, openPage } = openAppOnNavigation(root, {
  openCache: () => Promise.resolve(client),
  onAppOpened() {
    stopWatching();
    stopLoading();
  },
});
const stopWatching = watchSession(client, { place: () => window.location, goToLogin: showApp });

/** The app's guard redirects who may not see the page. */
const showAppToOthers = () => {
  const current = session.store.get();
  const isOther =
    current.status === 'signed-in' ? current.role !== 'customer' : current.status === 'signed-out';
  if (isOther) void showApp();
};
session.store.subscribe(showAppToOthers);
showAppToOthers();

const openOrders = () => void openPage(new URL(paths.myOrders, window.location.origin), { replace: true });

async function showPage(): Promise<void> {
  // The server rendered the page for a user whom it does not know, so its HTML stays until the user is known.
  const [{ Component }] = await Promise.all([lazy(), session.settled()]);
  startTransition(() =>
    root.render(
      <StrictMode>
        <CheckoutPage page={page} pathname={pathname} client={client}>
          <Component id={id} openOrders={openOrders} />
        </CheckoutPage>
      </StrictMode>,
    ),
  );
}

// If its code does not load, the app says so.
startSession(showPage().catch(showApp));
