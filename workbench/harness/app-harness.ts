import { shop } from '#tokens/brands/norholt/shop.ts';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { settingsElementId, type PublicSettings } from '#contract/shop/settings.ts';
import { createApp, type App } from '#app/create-app.tsx';
import { followVehicles } from '#app/follow-vehicles.ts';
import { closeCommands } from '#app/lib/ui-state/shortcuts.ts';
import { session } from '#app/lib/auth/session.ts';
import { dismissAllToasts } from '#app/lib/ui-state/toasts.ts';
import { setFixture, type Fixture, type Visitor } from './fixture.ts';
import { isTestRun } from '#storybook/test-run.ts';
import { shopHandlers, shopInMemory } from '#mocks/handlers/shop.ts';
import { callOf } from '#workbench/harness/calls.ts';
import { notifyUser } from './auth-mock.ts';

const settings: PublicSettings = {
  brand: 'norholt',
  shop,
  payments: 'test',
  stripePublishableKey: 'pk_test_mock',
  firebase: { apiKey: 'mock', authDomain: 'mock', projectId: 'mock' },
  mockServers: null,
};

function writeSettings(): void {
  if (document.getElementById(settingsElementId)) return;
  const element = document.createElement('script');
  element.id = settingsElementId;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
}

/** The page's own calls get `respond`. The session loads before. */
const fault = (respond: () => Response | Promise<void>) =>
  http.all('*/api/*', ({ request }) =>
    ['saveUser', 'isAdmin'].includes(callOf(request) ?? '') ? undefined : respond(),
  );

/** The MSW handlers of a fixture. The first match answers. */
export function apiOf({ api = [], isOffline, isSlow, remembers, as }: Fixture): RequestHandler[] {
  return [
    ...(isOffline ? [fault(() => HttpResponse.error())] : []),
    ...api,
    ...(isSlow ? [fault(() => delay('infinite'))] : []),
    ...(remembers ? shopInMemory({ isAdmin: as === 'admin' }) : shopHandlers),
  ];
}

let sessionStarts: Promise<void> | undefined;

/** Sets the session to that of `visitor`. */
async function switchUser(visitor: Visitor): Promise<void> {
  await (sessionStarts ??= session.start());
  // Also ends a sign-in that the previous fixture left pending.
  await session.leave().catch(() => undefined);
  session.store.set({ status: 'loading' });
  if (visitor === 'visitor') session.store.set({ status: 'signed-out' });
  else if (visitor === 'customer' || visitor === 'admin') notifyUser(visitor);
  else if (visitor === 'unreachable') {
    const message = 'The shop is not answering as it should. Try again in a moment.';
    session.store.set({ status: 'unavailable', message, requestId: 'req-019a9c40' });
  }
}

const xhrTimeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
const shortMs = 300;

function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

function shortenTimeout(): () => void {
  if (!xhrTimeout?.set) throw new Error('This browser has no XMLHttpRequest.timeout');
  const { get, set } = xhrTimeout;
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...xhrTimeout,
    ...(get && { get }),
    set(this: XMLHttpRequest, ms: number) {
      set.call(this, Math.min(ms, shortMs));
    },
  });
  return () => Object.defineProperty(XMLHttpRequest.prototype, 'timeout', xhrTimeout);
}

let pagesLoad: Promise<unknown> | undefined;

const loadPages = (routes: RouteObject[]): Promise<unknown> =>
  Promise.all(
    routes.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadPages(children);
    }),
  );

/** Starts the app with `fixture`. `end` stops it and resets what the next fixture would share. */
export async function startApp(fixture: Fixture): Promise<{ app: App; end(): void }> {
  writeSettings();
  setFixture(fixture);
  localStorage.clear();
  sessionStorage.clear();
  await switchUser(fixture.as ?? 'visitor');
  // The session must load first: without it a guarded page requests nothing.
  if (fixture.isOffline || fixture.isSlow)
    await waitFor(() => expect(session.store.get().status).not.toBe('loading'));
  const undo = [...(fixture.isOffline ? [goOffline()] : []), ...(fixture.isSlow ? [shortenTimeout()] : [])];
  const stopVehicles = followVehicles();
  const app = createApp((routes) => createMemoryRouter(routes, { initialEntries: [fixture.path] }));
  // Timeouts in plays must not include the time in which the development server compiles the app.
  if (isTestRun()) await (pagesLoad ??= loadPages(app.router.routes));
  // Retry without a delay: the mocked API does not recover with time.
  app.client.setDefaultOptions({ queries: { ...app.client.getDefaultOptions().queries, retryDelay: 0 } });
  return {
    app,
    end() {
      stopVehicles();
      app.stop();
      for (const restore of undo) restore();
      closeCommands();
      dismissAllToasts();
    },
  };
}
