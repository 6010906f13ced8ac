import { openDatabase } from './database.ts';
import { load } from './load.ts';
import { cpuOf } from './measure.ts';
import { startShop, type Server } from './processes.ts';
import { createTokens, pageRoutes, routes, type Route } from './routes.ts';
import { atMost, type Row } from './table.ts';

/** Requests of each route in a hundred of a busy shop. */
const shares: Readonly<Record<string, number>> = {
  'cached home page': 40,
  'first page': 15,
  'one part': 25,
  'search, rare word': 3,
  'search, common word': 12,
  'placing an order': 5,
};

const profile = [...pageRoutes, ...routes].flatMap((route) =>
  Array<Route>(shares[route.name] ?? 0).fill(route),
);

/**
 * Sends the requests of a busy shop to one server process, then to two on the same database, as many as they can answer
 * while the load itself uses the same machine.
 */
export async function measureCapacity(keep: string | undefined, seconds: number): Promise<Row[]> {
  const { postgres, url } = await openDatabase(keep);
  const shops: Server[] = [];
  const rows: Row[] = [];
  try {
    await createTokens();
    for (const count of [1, 2]) {
      shops.push(await startShop(url));
      console.log(`${count} of 2 processes …`);
      // Caches and connections.
      await Promise.all(shops.map((shop) => load(shop, profile, 3)));
      const cpu = () => ({
        shop: shops.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
        database: cpuOf(postgres.pid),
        all: performance.now(),
      });
      const before = cpu();
      const loads = await Promise.all(shops.map((shop) => load(shop, profile, seconds)));
      const after = cpu();
      const requests = loads.reduce((sum, each) => sum + each.requests, 0);
      const share = (part: 'shop' | 'database') => (after[part] - before[part]) / (after.all - before.all);
      rows.push({
        processes: String(count),
        'requests/s': atMost(requests / seconds, 0),
        'orders/s': atMost((requests * (shares['placing an order'] ?? 0)) / 100 / seconds, 1),
        failed: atMost(
          loads.reduce((sum, each) => sum + each.failed, 0),
          0,
          0,
        ),
        'p99 ms': atMost(Math.max(...loads.map(({ p99 }) => p99)), 0),
        'shop: cores': atMost(share('shop'), 2),
        'database: cores': atMost(share('database'), 2),
        'CPU ms per request': atMost(
          (after.shop - before.shop + after.database - before.database) / requests,
          3,
        ),
      });
    }
    return rows;
  } finally {
    for (const shop of shops) await shop.stop();
    await postgres.stop();
  }
}
