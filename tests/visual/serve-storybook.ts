import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A sub-path, as on a shared host, and a name that browsers trust with service workers. */
const base = '/shop/storybook/';
const host = 'storybook.localhost';

/**
 * Serves a built Storybook to a browser that uses this server as its proxy, so that every request arrives here.
 * Requests to other hosts are refused and recorded in `outside`: URLs, and `host:port` for HTTPS.
 */
export async function serveStorybook(folder: string) {
  const outside = new Set<string>();
  const app = new Hono()
    .use(async (c, next) => {
      const url = new URL(c.req.url);
      if (url.host === host && url.pathname.startsWith(base)) return next();
      outside.add(c.req.url);
      return c.body(null, 403);
    })
    .use(serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(base.length - 1) }));
  const server = createAdaptorServer({ fetch: app.fetch });
  server.on('connect', ({ url = '' }, socket) => {
    outside.add(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://${host}${base}`,
    proxy: `http://127.0.0.1:${address.port}`,
    outside,
    close: () => void server.close(),
  };
}
