import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Outside the range that the system assigns to connections and to servers on port 0. */
const range = { from: 20_000, to: 32_768 };

/** Returns a free port, for a server that cannot choose its own. */
export async function freePort(): Promise<number> {
  const port = randomInt(range.from, range.to);
  const probe = createServer();
  const isFree = new Promise<boolean>((resolve) => {
    probe.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  probe.listen(port, 'localhost');
  if (!(await isFree)) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
