import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type Params,
} from 'react-router-dom';
import { parseCounts } from '#contract/list-counts.ts';
import type { PageFacts, ServerEntry } from '#contract/page-renderer.ts';
import { pages, type Page } from '#contract/pages.ts';
import { Problem } from '#contract/problem.ts';
import { textNames } from '#tokens/shop.ts';
import { ShopContext } from '#ui/shop.ts';
import { partFacts } from './features/catalogue/part/part-facts.ts';
import { textFacts } from './features/shop/texts/texts.ts';
import { categoryFacts } from './features/catalogue/parts/category-facts.ts';
import { servedSession, ServedSession } from './lib/auth/session.ts';
import { provideSettings } from './lib/browser/settings.ts';
import { ApiError } from './lib/http/api-error.ts';
import { provideHttp } from './lib/http/api.ts';
import type { HttpAnswer } from './lib/http/client.ts';
import { dataOf, openCache } from './lib/http/page-data.ts';
import { parseReading } from '#contract/catalogue/search-reading.ts';
import { createQueryClient } from './lib/http/query-client.ts';
import { isHandle } from './lib/route-metadata.ts';
import { pageOf } from './paths.ts';
import { createRoutes } from './routes.tsx';

// Renders the app on the server. The build puts this module into dist/app/.render.

async function failureOf(response: Response, path: string): Promise<Error> {
  if (response.status !== 404) return new Error(`GET ${path} answered ${response.status}`);
  const { message, ...details } = Problem.parse(await response.json());
  return new ApiError(message, { ...details, status: response.status });
}

async function answerOf(response: Response, path: string): Promise<HttpAnswer> {
  if (!response.ok) throw await failureOf(response, path);
  const total = response.headers.get('x-total-count');
  return {
    status: response.status,
    body: await response.json(),
    requestId: undefined,
    total: total === null ? undefined : Number(total),
    isCapped: response.headers.has('x-total-count-capped'),
    counts: parseCounts(response.headers.get('x-counts')),
    reading: parseReading(response.headers.get('x-search')),
  };
}

/** The pages whose status, path and head depend on their data. Not in the routes, because the browser loads those. */
const factsOf = new Map<Page, (client: QueryClient, params: Params) => PageFacts>([
  [pages.part, partFacts],
  [pages.category, categoryFacts],
  ...textNames.map((name) => [pages[name], (client: QueryClient) => textFacts(client, name)] as const),
]);

/** What the calls of a signed-in user need at once. */
const callFiles = ['lib/http/client.ts', 'lib/http/calls.ts'];

const fileOf = (handle: unknown): string[] =>
  typeof handle === 'object' && handle !== null && 'file' in handle ? [String(handle.file)] : [];

export const createRenderer: ServerEntry['createRenderer'] = (read, settings) => {
  provideSettings(settings);
  provideHttp({ send: async ({ path }) => answerOf(await read(path), path) });
  const { dataRoutes, query } = createStaticHandler(createRoutes(createQueryClient()));

  return {
    async searchOf(path, params) {
      const handle: unknown = matchRoutes(dataRoutes, path)?.at(-1)?.route.handle;
      return isHandle(handle) && handle.searchOf ? handle.searchOf(params) : '';
    },
    async loadData(url) {
      const client = createQueryClient();
      let facts: PageFacts | undefined;
      for (const { route, params } of matchRoutes(dataRoutes, url.pathname) ?? []) {
        const handle: unknown = route.handle;
        if (!isHandle(handle) || handle.page.audience !== 'everyone') continue;
        await handle.load?.(client, { params, url });
        facts = factsOf.get(handle.page)?.(client, params);
      }
      const [failed] = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
      if (failed) throw failed.state.error;
      return { data: dataOf(client), facts };
    },
    async render(url, { data, mayBeSignedIn }) {
      // The loaders would request data.
      const context = await query(new Request(url), { filterMatchesToLoad: () => false });
      if (context instanceof Response)
        throw new Error(`The router answered ${context.status} for ${url.pathname}`);
      // What they return.
      context.loaderData = Object.fromEntries(context.matches.map(({ route }) => [route.id, null]));
      const served = servedSession(pageOf(url.pathname), mayBeSignedIn);
      const html = renderToString(
        <StrictMode>
          <QueryClientProvider client={openCache(data)}>
            <ServedSession value={served}>
              <ShopContext value={settings.shop}>
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </ShopContext>
            </ServedSession>
          </QueryClientProvider>
        </StrictMode>,
      );
      const files = context.matches.flatMap(({ route }) => fileOf(route.handle));
      return { html, modules: served.status === 'signed-in' ? [...callFiles, ...files] : files };
    },
  };
};
