import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A host that browsers trust with service workers, and a sub-path, as on a shared host. */
export const url = 'http://storybook.localhost/shop/storybook/';

/**
 * Serves a built Storybook at `url` to a browser that uses this server as its proxy, so that every request arrives here.
 * Other requests are refused and recorded in `refused`: URLs, and `host:port` for HTTPS.
 */
export async function serveStorybook(folder: string) {
  const refused = new Set<string>();
  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.url.startsWith(url)) return next();
      refused.add(c.req.url);
      return c.body(null, 403);
    })
    .use(
      serveStatic({
        root: folder,
        rewriteRequestPath: (path) => path.replace(new URL(url).pathname, '/'),
      }),
    );
  const server = createAdaptorServer({ fetch: app.fetch });
  server.on('connect', ({ url: host = '' }, socket) => {
    refused.add(host);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { proxy: `http://127.0.0.1:${address.port}`, refused, close: () => void server.close() };
}
