import type { RequestHandler } from 'msw';
import { createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom';
import '#contract/configure.ts';
import { settingsElementId, type PublicSettings } from '#contract/settings.ts';
import { createApp, type App } from '#app/create-app.tsx';
import { closeCommands } from '#app/lib/command-palette.ts';
import { session } from '#app/lib/session.ts';
import { dismissAllToasts } from '#app/lib/toasts.ts';
import { changeScene, type Scene, type Visitor } from './scene.ts';
import { isTestRun } from '../../.storybook/test-run.ts';
import { shopHandlers } from '#mocks/handlers/shop.ts';
import { shopInMemory } from '#mocks/handlers/shop-in-memory.ts';
import { neverAnswers, unreachable } from './trouble.ts';
import { tellUser } from './staged-auth.ts';

const settings: PublicSettings = {
  payments: 'test',
  stripePublishableKey: 'pk_test_staged',
  firebase: { apiKey: 'staged', authDomain: 'staged', projectId: 'staged' },
  standIns: null,
};

function writeSettings(): void {
  if (document.getElementById(settingsElementId)) return;
  const element = document.createElement('script');
  element.id = settingsElementId;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
}

/** The answers that a scene's API gives, the first that fits. */
export function apiOf({ api = [], isOffline, isSlow, remembers, as }: Scene): RequestHandler[] {
  return [
    ...(isOffline ? [unreachable] : []),
    ...api,
    ...(isSlow ? [neverAnswers] : []),
    ...(remembers ? shopInMemory({ isAdmin: as === 'admin' }) : shopHandlers),
  ];
}

let sessionStarts: Promise<void> | undefined;

/** Brings the page's one session to where a visit of `visitor` begins. */
async function seat(visitor: Visitor): Promise<void> {
  await (sessionStarts ??= session.start());
  // Also ends a sign-in that the scene before left under way.
  await session.leave().catch(() => undefined);
  session.store.set({ status: 'loading' });
  if (visitor === 'visitor') session.store.set({ status: 'signed-out' });
  else if (visitor === 'customer' || visitor === 'admin') tellUser(visitor);
  else if (visitor === 'unreachable') {
    const message = 'The shop is not answering as it should. Try again in a moment.';
    session.store.set({ status: 'unavailable', message, requestId: 'req-019a9c40' });
  }
}

/** Done once it is known who looks at the page, or that it cannot be known. */
const isSeated = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (session.store.get().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = session.store.subscribe(look);
    look();
  });

const xhrTimeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
const shortMs = 300;

function loseNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}

function losePatience(): () => void {
  if (!xhrTimeout?.set) throw new Error('This browser has no XMLHttpRequest.timeout');
  const { get, set } = xhrTimeout;
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...xhrTimeout,
    ...(get && { get }),
    set(this: XMLHttpRequest, ms: number) {
      set.call(this, Math.min(ms, shortMs));
    },
  });
  return () => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', xhrTimeout);
  };
}

let pagesLoad: Promise<unknown> | undefined;

const loadPages = (routes: RouteObject[]): Promise<unknown> =>
  Promise.all(
    routes.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadPages(children);
    }),
  );

/** The app as `scene` begins. `end` leaves nothing of it behind for the next one. */
export async function setStage(scene: Scene): Promise<{ app: App; end(): void }> {
  writeSettings();
  changeScene(scene);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(scene.kept ?? {})) localStorage.setItem(key, value);
  await seat(scene.as ?? 'visitor');
  // Both begin once one is there: a page cannot even be asked for without them.
  if (scene.isOffline || scene.isSlow) await isSeated();
  const undo = [...(scene.isOffline ? [loseNetwork()] : []), ...(scene.isSlow ? [losePatience()] : [])];
  const start = { ...parsePath(scene.path), state: scene.state };
  const app = createApp((routes) => createMemoryRouter(routes, { initialEntries: [start] }));
  // A play has patience with its page, and not with a development server that compiles the whole shop.
  if (isTestRun()) await (pagesLoad ??= loadPages(app.router.routes));
  // What is asked once more is asked at once: there is nobody to give time to recover.
  app.client.setDefaultOptions({ queries: { ...app.client.getDefaultOptions().queries, retryDelay: 0 } });
  return {
    app,
    end() {
      app.stop();
      for (const restore of undo) restore();
      closeCommands();
      dismissAllToasts();
    },
  };
}
