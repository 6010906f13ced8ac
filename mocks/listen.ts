import { createServer, type RequestListener, type Server } from 'node:http';

export interface Listening {
  port: number;
  /** Answers what is under way for a moment longer, then cuts every connection. */
  close(): Promise<void>;
}

const graceMs = 1000;

/**
 * Serves on loopback, on both of its addresses where the machine has them: `localhost` means one or
 * the other, depending on who asks.
 */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const first = createServer(handler);
  await bind(first, port, '127.0.0.1');
  const address = first.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const servers = [first];
  const second = createServer(handler);
  try {
    await bind(second, address.port, '::1');
    servers.push(second);
  } catch (error) {
    const isBearable = hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT');
    // A port of the machine's choosing may be taken on the other address; a port asked for may not.
    if (!isBearable && !(port === 0 && hasCode(error, 'EADDRINUSE'))) {
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
