import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give these to nobody who asks for just any port: connections, and servers of tests beside this one. */
const notGivenAway = { from: 20_000, to: 32_768 };

/** A port on which nobody listens, for a server that is told its own. */
export async function freePort(): Promise<number> {
  const port = randomInt(notGivenAway.from, notGivenAway.to);
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
