import type { QueryClient } from '@tanstack/react-query';
import type { Root } from 'react-dom/client';
import type { App } from './create-app.tsx';
import { mayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { prefetchQuietly } from './lib/routing/chunk-reload.ts';
import { initialized } from './lib/routing/initialized.ts';
import { linkUrl, onLinkIntent } from './lib/routing/link-events.ts';
import { loginLinkState, pathOf } from './lib/routing/return-to.ts';
import { storeScrollPosition } from './lib/routing/scroll-positions.ts';
import { scrollSmoothly } from './lib/routing/scroll-smoothly.ts';
import { listenForCommandKey, onCommands } from './lib/ui-state/shortcuts.ts';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Replaces a static page by the app when a link, Back or a command opens another page, or when the visitor has signed
 * in in another tab. The app is loaded as soon as that becomes likely. `openCache` returns its cache.
 */
export function openAppOnNavigation(root: Root, openCache: () => Promise<QueryClient>): void {
  const { pathname } = window.location;
  const replaced = new AbortController();
  const { signal } = replaced;
  const onReplaced = (stop: () => void) => signal.addEventListener('abort', stop);
  let opened: App | undefined;

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
    root.render(element);
  }

  async function navigate(url: URL) {
    const from = { ...window.location, state: null };
    try {
      const { router } = await open();
      storeScrollPosition();
      await router.navigate(pathOf(url), { state: loginLinkState(pathOf(url), from) });
    } catch {
      // The app did not load. The page says that it is offline.
      if (navigator.onLine) window.location.assign(url);
      else window.addEventListener('online', () => void navigate(url), { once: true, signal });
    }
  }

  async function showSignedIn() {
    const app = await open();
    await initialized(app.router);
    replaceBy(app);
  }

  async function showCommands() {
    const app = await open();
    const { renderCommands } = await import('./render-commands.tsx');
    if (!signal.aborted) onReplaced(renderCommands(app));
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
      if (mayBeSignedIn()) void showSignedIn();
    },
    { signal },
  );
}
