import { createAdaptorServer, getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { Server } from 'node:http';
import { createSecureServer, type Http2Session } from 'node:http2';
import type { Server as NetServer, Socket } from 'node:net';
import type { AppEnv } from '../core/env.ts';
import {
  deadlines,
  http2Limits,
  maxConnections,
  maxConnectionsPerAddress,
  networkWidths,
} from '../core/limits.ts';
import { networksOf, normalizeAddress } from './client-ip.ts';
import { limitSessions, queueRequests, type SessionTimeouts } from './limit-sessions.ts';

type App = Pick<Hono<AppEnv>, 'fetch'>;

/** Closes the connections of an address that has too many. `isUnlimited`: for proxies, which limit their clients. */
export function limitPerAddress(
  server: NetServer,
  isUnlimited: (address: string) => boolean,
  max: number = maxConnectionsPerAddress,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = normalizeAddress(socket.remoteAddress ?? '');
    if (isUnlimited(address)) return;
    const networks = networksOf(address);
    const isTooMany = networks.some(
      (network, index) => (open.get(network) ?? 0) >= max * (networkWidths[index]?.times ?? 1),
    );
    if (isTooMany) {
      socket.destroy();
      return;
    }
    for (const network of networks) open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      for (const network of networks) {
        const left = (open.get(network) ?? 1) - 1;
        if (left === 0) open.delete(network);
        else open.set(network, left);
      }
    });
  });
}

/** Creates the HTTP server of the app. It limits the number of connections and closes slow and stalled ones. */
export function createServer(
  app: App,
  { headers, request, keepAlive, connectionCheck, stalled }: SessionTimeouts = deadlines,
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

/** A certificate with its chain, and its key, as PEM. */
export interface TlsFiles {
  cert: Buffer;
  key: Buffer;
}

interface TlsServerOptions {
  /** For proxies, which limit their clients. */
  isUnlimited?(address: string): boolean;
  timeouts?: SessionTimeouts;
}

/** Creates an HTTPS server of the app, for HTTP/2 and HTTP/1.1, with the same deadlines for both. */
export function createTlsServer(
  { fetch }: App,
  { cert, key }: TlsFiles,
  { isUnlimited = () => false, timeouts = deadlines }: TlsServerOptions = {},
): NetServer {
  const { headers, request, keepAlive, connectionCheck, stalled } = timeouts;
  const server = createSecureServer(
    {
      ...{ cert, key, allowHTTP1: true },
      ...{ handshakeTimeout: headers, unknownProtocolTimeout: headers },
      settings: { maxConcurrentStreams: http2Limits.streams },
      maxSessionMemory: http2Limits.sessionMemory,
    },
    queueRequests(getRequestListener(fetch), isUnlimited),
  );
  // Node.js reads these of HTTP/1.1 from the server, not from the options.
  Object.assign(server, {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: connectionCheck,
  });
  server.maxConnections = maxConnections;
  limitSessions(server, timeouts);
  return server.setTimeout(stalled);
}

/** Returns a function that finishes running requests, for some seconds, and closes all connections. */
export function closerOf(server: NetServer): () => Promise<void> {
  const sockets = new Set<Socket>();
  const sessions = new Set<Http2Session>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session: Http2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return () =>
    new Promise((resolve) => {
      // Connections that become idle during the shutdown would stay open for their keep-alive time.
      const sweep = setInterval(() => server instanceof Server && server.closeIdleConnections(), 50);
      const limit = setTimeout(() => sockets.forEach((socket) => socket.destroy()), deadlines.drain);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(limit);
        resolve();
      });
      for (const session of sessions) session.close();
    });
}
