import './lib/browser/trusted-types.ts';
import '#ui/global.css.ts';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { openAppOnNavigation } from './open-app-on-navigation.ts';
import { mayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { servedData } from './lib/http/served-data.ts';
import { paintBrowserFrame } from './lib/ui-state/theme.ts';
import { StaticPage } from './StaticPage.tsx';
import { staticPageAt } from './static-pages.ts';

// The script of the pages in `static-pages.ts` for visitors who are not signed in.

paintBrowserFrame();

const { pathname } = window.location;
const found = staticPageAt(pathname);
const container = document.getElementById('root');
if (!found || !container) throw new Error('The server did not render this page');

const { page, load } = found;
const data = servedData();
void load().then(({ Component, openCache, session }) => {
  const client = openCache?.(data);
  let root!: Root;
  // React can interrupt a transition for input.
  startTransition(() => {
    root = hydrateRoot(
      container,
      <StaticPage page={page} pathname={pathname}>
        <Component data={data} client={client} search={window.location.search} />
      </StaticPage>,
    );
  });
  const { showApp } = openAppOnNavigation(root, {
    openCache: async () => client ?? (await import('./lib/http/page-data.ts')).openCache(data),
  });
  // The visitor may sign in, here or in another tab.
  window.addEventListener('storage', () => {
    if (mayBeSignedIn()) void showApp();
  });
  session?.store.subscribe(() => {
    const { status } = session.store.get();
    if (status === 'signed-in' || status === 'unavailable') void showApp();
  });
  session?.restore();
  void session?.start();
});
