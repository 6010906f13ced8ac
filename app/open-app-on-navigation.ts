import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { App } from './create-app.tsx';
import type { PageSession } from './lib/auth/session.ts';
import { mayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { prefetchQuietly } from './lib/routing/chunk-reload.ts';
import { initialized } from './lib/routing/initialized.ts';
import { linkUrl, onLinkIntent } from './lib/routing/link-events.ts';
import { entryState, loginLinkState, pathOf } from './lib/routing/return-to.ts';
import { storeScrollPosition } from './lib/routing/scroll-positions.ts';
import { scrollSmoothly } from './lib/routing/scroll-smoothly.ts';
import { listenForCommandKey, onceCommandsClose, onCommands } from './lib/ui-state/shortcuts.ts';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

interface StaticPageSources {
  /** Returns the app's cache. */
  openCache(): Promise<QueryClient>;
  /** Of a page where visitors sign in. */
  session: PageSession | undefined;
}

/**
 * Replaces a static page by the app when a link, Back or a command opens another page, or when the visitor has signed
 * in, here or in another tab. The app is loaded as soon as that becomes likely.
 */
export function openAppOnNavigation(root: Root, { openCache, session }: StaticPageSources): void {
  const { pathname } = window.location;
  const replaced = new AbortController();
  const { signal } = replaced;
  const onReplaced = (stop: () => void) => signal.addEventListener('abort', stop);
  let opened: App | undefined;
  let hasCommands = false;

  async function open(): Promise<App> {
    const [{ openApp, startSession }, client] = await Promise.all([import('./open-app.ts'), openCache()]);
    if (opened) return opened;
    const app = openApp(client);
    onReplaced(() => startSession(Promise.resolve()));
    onReplaced(
      app.router.subscribe(({ initialized, location, navigation }) => {
        const isOpen = initialized && navigation.state === 'idle';
        if (isOpen && location.pathname !== pathname) replaceBy(app);
      }),
    );
    stopPrefetching();
    opened = app;
    return app;
  }

  function replaceBy({ element }: App) {
    if (signal.aborted) return;
    replaced.abort();
    startTransition(() => root.render(element));
  }

  /** Opens the app and runs `act`. If the app does not load, the browser opens `url` once it is online. */
  async function openOr(url: URL, act: (app: App) => Promise<void>) {
    try {
      await act(await open());
    } catch {
      if (navigator.onLine) window.location.assign(url);
      else window.addEventListener('online', () => void openOr(url, act), { once: true, signal });
    }
  }

  function navigate(url: URL) {
    const from = { ...window.location, state: entryState() };
    return openOr(url, async ({ router }) => {
      storeScrollPosition();
      await router.navigate(pathOf(url), { state: loginLinkState(pathOf(url), from) });
    });
  }

  const showUser = () =>
    openOr(new URL(window.location.href), async (app) => {
      await initialized(app.router);
      replaceBy(app);
    });

  /** Shows the palette beside this page. One that is open when the app replaces the page stays until it is closed. */
  async function showCommands() {
    const [app, { renderCommands }] = await Promise.all([open(), import('./render-commands.tsx')]);
    if (signal.aborted || hasCommands) return;
    hasCommands = true;
    const remove = renderCommands(app);
    onReplaced(() => onceCommandsClose(remove));
  }

  const stopPrefetching = onLinkIntent((url) => {
    void prefetchQuietly(async () => (await open()).prefetch(url));
  });
  onReplaced(stopPrefetching);
  onReplaced(listenForCommandKey());
  onReplaced(onCommands(() => void showCommands().catch(() => undefined)));

  document.addEventListener(
    'click',
    (event) => {
      const url = linkUrl(event);
      if (!url || event.defaultPrevented || !isPlainClick(event)) return;
      if (url.pathname !== pathname) {
        event.preventDefault();
        void navigate(url);
      } else if (url.hash === '') {
        event.preventDefault();
        window.history.pushState(null, '', url);
        window.scrollTo(0, 0);
      } else scrollSmoothly();
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      if (window.location.pathname !== pathname) void open();
    },
    { signal },
  );
  window.addEventListener(
    'storage',
    () => {
      if (mayBeSignedIn()) void showUser();
    },
    { signal },
  );
  if (session) {
    onReplaced(
      session.store.subscribe(() => {
        const { status } = session.store.get();
        if (status === 'signed-in' || status === 'unavailable') void showUser();
      }),
    );
    session.restore();
    void session.start();
  }
}
