import '#contract/configure.ts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { PageData, ServerEntry } from '#contract/page-renderer.ts';
import { pageAt, pages } from '#contract/pages.ts';
import { AssumedSession } from './lib/auth/session.ts';
import type { SignedInSession } from './lib/auth/session-machine.ts';
import { MayBeSignedIn } from './lib/auth/may-be-signed-in.ts';
import { provideSettings } from './lib/browser/settings.ts';
import { provideHttp } from './lib/http/api.ts';
import type { HttpAnswer } from './lib/http/client.ts';
import { dataOf, insertData } from './lib/http/page-data.ts';
import { createQueryClient } from './lib/http/query-client.ts';
import { isHandle } from './lib/route-metadata.ts';
import { createRoutes } from './routes.tsx';

// Renders the app on the server. The build puts this module into dist/app/.render.

const createClient = (): QueryClient =>
  createQueryClient({ onRefused: () => undefined, onForbidden: () => undefined });

async function answerOf(response: Response, path: string): Promise<HttpAnswer> {
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  const total = response.headers.get('x-total-count');
  return {
    status: response.status,
    body: await response.json(),
    requestId: undefined,
    total: total === null ? undefined : Number(total),
    isCapped: response.headers.has('x-total-count-capped'),
  };
}

async function loadData(url: URL): Promise<PageData> {
  const client = createClient();
  for (const { route, params } of matchRoutes(createRoutes(client), url.pathname) ?? []) {
    const handle: unknown = route.handle;
    if (isHandle(handle) && handle.page.audience === 'everyone') await handle.load?.({ params, url });
  }
  const [failed] = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  if (failed) throw failed.state.error;
  return dataOf(client);
}

/** The user of a page that only one role may open. What a page shows of a user is added in the browser. */
function assumedSession({ pathname }: URL): SignedInSession | null {
  const page = pageAt(pathname);
  const role = page?.audience;
  // This page only redirects.
  if (page === pages.userDashboard || (role !== 'customer' && role !== 'admin')) return null;
  return { status: 'signed-in', uid: '', email: '', name: '', photoURL: undefined, isVerified: true, role };
}

/** The chunk of the HTTP client, for pages that request data in the browser. */
const httpChunk = 'http';

const moduleOf = (route: object): string[] =>
  'module' in route && typeof route.module === 'string' ? [route.module] : [];

export const createRenderer: ServerEntry['createRenderer'] = (read, settings) => {
  provideSettings(settings);
  provideHttp({ send: async ({ path }) => answerOf(await read(path), path) });
  const handler = createStaticHandler(createRoutes(createClient()));

  return {
    loadData,
    async render(url, { data, mayBeSignedIn }) {
      // The loaders, which return null, would request data.
      const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
      if (context instanceof Response)
        throw new Error(`The router answered ${context.status} for ${url.pathname}`);
      context.loaderData = Object.fromEntries(context.matches.map(({ route }) => [route.id, null]));
      const client = createClient();
      insertData(client, data);
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
      return { html, modules: assumed ? [httpChunk, ...modules] : modules };
    },
  };
};
