import { createServer } from 'node:net';

/** Returns a port that is free on this address. */
export const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No port is free.'));
      });
    });
  });
