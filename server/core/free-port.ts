import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Outside the range that the system assigns to connections and to servers on port 0. */
const range = { from: 20_000, to: 32_768 };

/** Returns a port that is free on this address, for a server that cannot choose its own. */
export async function freePort(host = 'localhost'): Promise<number> {
  const port = randomInt(range.from, range.to);
  const probe = createServer();
  const isFree = new Promise<boolean>((resolve, reject) => {
    probe.once('listening', () => resolve(true));
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
  });
  probe.listen(port, host);
  if (!(await isFree)) return freePort(host);
  probe.close();
  await once(probe, 'close');
  return port;
}
