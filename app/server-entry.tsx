import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { PageData, RenderedPage, ServerEntry } from '#contract/page-renderer.ts';
import { pageAt, pages } from '#contract/pages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { checkoutPageAt } from './checkout-pages.ts';
import { AssumedSession } from './lib/auth/session.ts';
import type { SignedInSession } from './lib/auth/session-machine.ts';
import { MayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { provideSettings } from './lib/browser/settings.ts';
import { provideHttp } from './lib/http/api.ts';
import type { HttpAnswer } from './lib/http/client.ts';
import { dataOf, openCache } from './lib/http/page-data.ts';
import { parseCounts } from './lib/http/parse-counts.ts';
import { createQueryClient } from './lib/http/query-client.ts';
import { isHandle } from './lib/route-metadata.ts';
import { createRoutes } from './routes.tsx';
import { StaticPage } from './StaticPage.tsx';
import { staticPageAt } from './static-pages.ts';

// Renders the app on the server. The build puts this module into dist/app/.render.

async function answerOf(response: Response, path: string): Promise<HttpAnswer> {
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  const total = response.headers.get('x-total-count');
  return {
    status: response.status,
    body: await response.json(),
    requestId: undefined,
    total: total === null ? undefined : Number(total),
    isCapped: response.headers.has('x-total-count-capped'),
    counts: parseCounts(response.headers.get('x-counts')),
  };
}

async function loadData(url: URL): Promise<PageData> {
  const client = createQueryClient();
  for (const { route, params } of matchRoutes(createRoutes(client), url.pathname) ?? []) {
    const handle: unknown = route.handle;
    if (isHandle(handle) && handle.page.audience === 'everyone') await handle.load?.({ params, url });
  }
  const [failed] = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  if (failed) throw failed.state.error;
  return dataOf(client);
}

/** What calls need, for pages that request data in the browser: the chunk of the HTTP client and the schemas. */
const callModules = ['http'];

/** The app, with the pages that every navbar links to. */
const nextModules = [
  'index.html',
  ...callModules,
  'features/home/HomeRoute.tsx',
  'features/parts/PartsRoute.tsx',
  'features/blog/BlogRoute.tsx',
  'features/portfolio/PortfolioRoute.tsx',
];

/** Renders a page of the checkout for a customer whom the server does not know. */
async function renderCheckoutPage(url: URL): Promise<RenderedPage | undefined> {
  const found = checkoutPageAt(url.pathname);
  if (!found) return undefined;
  const route = await found.lazy();
  const html = renderToString(
    <StrictMode>
      <AssumedSession value={assumedSession(url)}>
        <CheckoutPage page={found.page} pathname={url.pathname} client={createQueryClient()}>
          <route.Component id={found.id} openOrders={() => undefined} />
        </CheckoutPage>
      </AssumedSession>
    </StrictMode>,
  );
  const modules = [...callModules, ...moduleOf(route)];
  return { html, entry: 'checkout-main.tsx', modules, nextModules: afterCheckoutModules };
}

/** The app, with the page that follows an order. */
const afterCheckoutModules = ['index.html', 'PaymentRoute'];

async function renderStaticPage(url: URL, data: PageData): Promise<RenderedPage | undefined> {
  const found = staticPageAt(url.pathname);
  if (!found) return undefined;
  const route = await found.load();
  const html = renderToString(
    <StaticPage page={found.page} pathname={url.pathname}>
      <route.Component data={data} client={route.openCache?.(data)} search={url.search} />
    </StaticPage>,
  );
  return { html, entry: 'static-main.tsx', modules: moduleOf(route), nextModules };
}

/** The user of a page that only one role may open. What a page shows of a user is added in the browser. */
function assumedSession({ pathname }: URL): SignedInSession | null {
  const page = pageAt(pathname);
  const role = page?.audience;
  // This page only redirects.
  if (page === pages.userDashboard || (role !== 'customer' && role !== 'admin')) return null;
  return { status: 'signed-in', uid: '', email: '', name: '', photoURL: undefined, isVerified: true, role };
}

const moduleOf = (route: object): string[] =>
  'module' in route && typeof route.module === 'string' ? [route.module] : [];

export const createRenderer: ServerEntry['createRenderer'] = (read, settings) => {
  provideSettings(settings);
  provideHttp({ send: async ({ path }) => answerOf(await read(path), path) });
  const handler = createStaticHandler(createRoutes(createQueryClient()));

  return {
    searchOf(path, params) {
      const handle: unknown = matchRoutes(handler.dataRoutes, path)?.at(-1)?.route.handle;
      return (isHandle(handle) && handle.searchOf?.(params)) || '';
    },
    loadData,
    async render(url, { data, mayBeSignedIn }) {
      const staticPage = mayBeSignedIn ? await renderCheckoutPage(url) : await renderStaticPage(url, data);
      if (staticPage) return staticPage;
      // The loaders, which return null, would request data.
      const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
      if (context instanceof Response)
        throw new Error(`The router answered ${context.status} for ${url.pathname}`);
      context.loaderData = Object.fromEntries(context.matches.map(({ route }) => [route.id, null]));
      const client = openCache(data);
      const assumed = mayBeSignedIn ? assumedSession(url) : null;
      const html = renderToString(
        <StrictMode>
          <QueryClientProvider client={client}>
            <MayBeSignedIn value={mayBeSignedIn}>
              <AssumedSession value={assumed}>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </AssumedSession>
            </MayBeSignedIn>
          </QueryClientProvider>
        </StrictMode>,
      );
      const modules = context.matches.flatMap(({ route }) => moduleOf(route));
      const needed = assumed ? [...callModules, ...modules] : modules;
      return { html, entry: 'index.html', modules: needed, nextModules: [] };
    },
  };
};
