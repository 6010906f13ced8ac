import '#contract/configure.ts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { stopWhenAsked } from '#mocks/supervised.ts';
import { readConfig } from '#server/config/config.ts';
import { projectRoot } from '#server/core/root.ts';
import { notFoundPage, pageAt } from '#contract/pages.ts';
import { pageHead } from '#server/web/page-head.ts';
import { pageHeaders, robotsHeader } from '#server/web/page-headers.ts';
import { publicSettings } from '#server/web/public-settings.ts';
import { renderPage, themeOf } from '#server/web/render-page.ts';

/** The Vite server of `npm run dev`, with the headers of the production pages. It proxies API calls to the server. */
const { API_URL = '' } = process.env;
const config = readConfig(process.env);
const headers = pageHeaders(config);
const settings = publicSettings(config);

/** Renders Vite's HTML like the server renders the built one. Vite's inline scripts and styles get a nonce. */
function servedPage(): Plugin {
  return {
    name: 'norholt:served-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) {
          next();
          return;
        }
        const nonce = randomBytes(16).toString('base64');
        const { pathname } = new URL(request.url ?? '/', config.publicUrl);
        const page = pageAt(pathname) ?? notFoundPage;
        for (const [name, value] of Object.entries({ ...headers, ...robotsHeader(page) })) {
          response.setHeader(name, value.replaceAll(/(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`));
        }
        // A cached page contains the nonce of an earlier response.
        delete request.headers['if-none-match'];
        const theme = themeOf(request.headers.cookie);
        const end = response.end.bind(response);
        response.end = (chunk?: unknown, ...rest: unknown[]) => {
          const isPage = typeof chunk === 'string' && chunk.includes('<html');
          const head = pageHead(page, config);
          const { brand } = config;
          const values = {
            route: page.path,
            brand,
            settings,
            theme,
            head,
            needsScript: true,
            rendered: null,
          };
          const body = isPage ? renderPage(chunk, values).replaceAll('__NONCE__', nonce) : chunk;
          return Reflect.apply(end, response, [body, ...rest]);
        };
        next();
      });
    },
  };
}

const toServer = { target: API_URL };
const vite = await createServer({
  configFile: path.join(projectRoot, 'vite.config.ts'),
  html: { cspNonce: '__NONCE__' },
  plugins: [servedPage()],
  logLevel: 'warn',
  server: {
    host: 'localhost',
    port: config.port,
    strictPort: true,
    proxy: {
      '/api': toServer,
      '/uploads': toServer,
      '/csp-report': toServer,
      '/healthz': toServer,
      '/readyz': toServer,
      '/favicon.svg': toServer,
      '/manifest.webmanifest': toServer,
      '/robots.txt': toServer,
      '^/sitemap[\\w-]*\\.xml$': toServer,
    },
  },
});
await vite.listen();
stopWhenAsked(() => vite.close());
