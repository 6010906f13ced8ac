import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';

/** Serves on loopback until the test file ends. Returns the origin. */
export async function serve(handler: (...request: Parameters<RequestListener>) => unknown): Promise<string> {
  const server = createServer((...request) => void handler(...request)).listen(0, '127.0.0.1');
  afterAll(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
