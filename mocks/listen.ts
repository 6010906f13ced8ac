import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

export interface Listening {
  port: number;
  /** Finishes open requests for up to a second, then closes every connection. */
  close(): Promise<void>;
}

const graceMs = 1000;

/**
 * Serves on 127.0.0.1 and, if the machine has it, on ::1, because clients resolve `localhost` to either. Pages of
 * other origins than the shop's and this server's get 403.
 */
export async function listen(
  handler: RequestListener,
  port: number,
  shopUrl = 'http://localhost:3000',
): Promise<Listening> {
  const shop = new URL(shopUrl);
  const handleOwn: RequestListener = (request, response) => {
    if (isFromShop(request, shop)) handler(request, response);
    else
      response
        .writeHead(403, { 'Content-Type': 'text/plain' })
        .end('Only the local shop may call this server.\n');
  };
  const first = createServer(handleOwn);
  await bind(first, port, '127.0.0.1');
  const address = first.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const servers = [first];
  const second = createServer(handleOwn);
  try {
    await bind(second, address.port, '::1');
    servers.push(second);
  } catch (error) {
    const hasNoIpv6 = hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT');
    // A random port may be in use on the other address. A requested port must be free on both.
    if (!hasNoIpv6 && !(port === 0 && hasCode(error, 'EADDRINUSE'))) {
      await shut(first);
      throw error;
    }
  }
  return {
    port: address.port,
    async close() {
      await Promise.all(servers.map(shut));
    },
  };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request is from the shop's pages, this server's pages or a program, which sends no Origin. The host is
 * checked because a foreign name can resolve to this machine (DNS rebinding).
 */
function isFromShop({ headers, socket }: IncomingMessage, shop: URL): boolean {
  const { host = '', origin } = headers;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name !== shop.hostname && !loopback.includes(name)) return false;
  if (origin === undefined || origin === shop.origin) return true;
  return [shop.port, String(socket.localPort)].some((port) =>
    loopback.some((local) => origin === new URL(`http://${local}:${port}`).origin),
  );
}

const bind = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const shut = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
