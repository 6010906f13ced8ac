import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './operation-error.ts';

/** Outside the range that the system assigns to connections and to servers on port 0. */
const range = { from: 20_000, to: 32_768 };

/** Whether a server can use this port. Rejects when that fails for another reason than a port in use. */
export const isPortFree = (port: number, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** Returns a port that is free on this address, for a server that cannot choose its own. */
export async function freePort(host = 'localhost'): Promise<number> {
  const port = randomInt(range.from, range.to);
  return (await isPortFree(port, host)) ? port : freePort(host);
}
