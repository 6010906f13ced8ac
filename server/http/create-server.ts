import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { Server } from 'node:http';
import type { AppEnv } from '../core/env.ts';
import { deadlines, maxConnections } from '../core/limits.ts';

type Timeouts = Record<'headers' | 'request' | 'keepAlive' | 'connectionCheck' | 'stalled', number>;

/** Creates the HTTP server of the app. It limits the number of connections and closes slow and stalled ones. */
export function createServer(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  { headers, request, keepAlive, connectionCheck, stalled }: Timeouts = deadlines,
): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: connectionCheck,
    },
  });
  if (!(server instanceof Server)) throw new Error('Connection limits need an HTTP/1.1 server');
  server.maxConnections = maxConnections;
  return server.setTimeout(stalled, (socket) => {
    // A reset frees the unread data in the kernel.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
}
