import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { App } from './create-app.tsx';
import { prefetchQuietly } from './lib/routing/chunk-reload.ts';
import { initialized } from './lib/routing/initialized.ts';
import { linkUrl, onLinkIntent } from './lib/routing/link-events.ts';
import { entryState, loginLinkState, pathOf } from './lib/routing/return-to.ts';
import { askToLeave, isLeaveGuarded } from './lib/routing/use-leave-guard.ts';
import { storeScrollPosition } from './lib/routing/scroll-positions.ts';
import { scrollSmoothly } from './lib/routing/scroll-smoothly.ts';
import { listenForCommandKey, onceCommandsClose, onCommands } from './lib/ui-state/shortcuts.ts';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

interface StaticPageSources {
  /** Returns the app's cache. */
  openCache(): Promise<QueryClient>;
  /** Called before the app starts to watch the session. */
  onAppOpened?(): void;
}

/** The place of an entry in the tab's history, which the router stores with its state. */
function entryIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** Runs `leave`, on a guarded page only if the user confirms it. */
function leavePage(leave: () => void): void {
  if (isLeaveGuarded()) askToLeave({ leave });
  else leave();
}

/**
 * Replaces a static page by the app when a link, Back or a command opens another page. The app is loaded as soon as that
 * becomes likely. `showApp` replaces it at once, and `openPage` opens another page. Both resolve when that is done.
 */
export function openAppOnNavigation(root: Root, { openCache, onAppOpened }: StaticPageSources) {
  const { pathname } = window.location;
  const index = entryIndex();
  const replaced = new AbortController();
  const { signal } = replaced;
  const onReplaced = (stop: () => void) => signal.addEventListener('abort', stop);
  let opened: App | undefined;
  let hasCommands = false;

  async function open(): Promise<App> {
    const [{ openApp }, { startSession }, client] = await Promise.all([
      import('./open-app.ts'),
      import('./lib/auth/start-session.ts'),
      openCache(),
    ]);
    if (opened) return opened;
    onAppOpened?.();
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

  function openPage(url: URL, { replace = false } = {}) {
    const from = { ...window.location, state: entryState() };
    return openOr(url, async ({ router }) => {
      storeScrollPosition();
      await router.navigate(pathOf(url), { replace, state: loginLinkState(pathOf(url), from) });
    });
  }

  const showApp = () =>
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
        leavePage(() => void openPage(url));
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
    (event) => {
      if (window.location.pathname === pathname) return;
      const steps = entryIndex() - index;
      if (!isLeaveGuarded() || steps === 0) return void open();
      // The app may be open and listen too.
      event.stopImmediatePropagation();
      window.history.go(-steps);
      askToLeave({ leave: () => window.history.go(steps) });
    },
    { signal },
  );
  return { showApp, openPage };
}
