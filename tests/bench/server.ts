import { compare, costOfPage, type Comparison } from './compare.ts';
import { maxGrowth } from './figures.ts';
import { measureLists, type ListTimes } from './lists-at-size.ts';
import { createLoad } from './load.ts';
import { openDatabase } from './open-database.ts';
import { pageRoutes, routes } from './routes.ts';
import { startBare, startShop } from './server-processes.ts';
import { soak, type SoakResult } from './soak.ts';
import { atMost, type Row, type Table } from './table.ts';

export interface ServerOptions {
  keep: string | undefined;
  rounds: number;
  seconds: number;
  only: string;
  skipLists: boolean;
  soakMinutes: number | undefined;
}

/** Compares the shop's server with a bare one. See README.md. */
export async function measureServer(options: ServerOptions): Promise<Table[]> {
  const database = await openDatabase(options.keep, console.log);
  const closers: Array<() => unknown> = [() => database.close()];
  const isChosen = ({ name }: { name: string }) => name.includes(options.only);
  try {
    const load = await createLoad();
    const shop = await startShop(database.url);
    closers.unshift(() => shop.stop());
    const bare = await startBare(database.url);
    closers.unshift(() => bare.stop());
    const subjects = { load, postgres: database.postgres, shop, bare };
    const comparisons: Row[] = [];
    for (const route of routes.filter(isChosen)) {
      console.log(`${route.name} …`);
      comparisons.push(rowOfRoute(await compare(route, subjects, options)));
    }
    const pages: Row[] = [];
    for (const route of pageRoutes.filter(isChosen)) {
      console.log(`${route.name} …`);
      const cost = await costOfPage(route, subjects, options);
      pages.push({ page: route.name, 'CPU ms': atMost(cost, 3, route.limit) });
    }
    const tables: Table[] = [
      { title: 'Server: requests', rows: comparisons },
      { title: 'Server: pages', rows: pages },
    ];
    if (!options.skipLists) {
      await database.removeNewOrders();
      const small = await startShop(database.smallUrl);
      closers.unshift(() => small.stop());
      const lists = await measureLists(shop.port, small.port);
      tables.push({ title: 'Server: lists', rows: lists.map(rowOfList) });
    }
    if (options.soakMinutes !== undefined) {
      console.log(`A mixed load for ${options.soakMinutes} minutes, after two minutes to warm up …`);
      tables.push({
        title: 'Server: memory',
        rows: [rowOfSoak(await soak(load, shop, options.soakMinutes))],
      });
    }
    return tables;
  } finally {
    for (const close of closers) await close();
  }
}

const rowOfRoute = ({ route, shop, bare, cpuRatio }: Comparison): Row => ({
  route: route.name,
  'shop CPU ms': atMost(shop.server + shop.database, 3),
  'of it database': atMost(shop.database, 3),
  'bare CPU ms': atMost(bare.server + bare.database, 3),
  'CPU ratio': atMost(cpuRatio, 2, route.limit),
  'shop p99 ms': atMost(shop.p99, 1),
  'bare p99 ms': atMost(bare.p99, 1),
  'shop req/s': atMost(shop.perSecond, 0),
  'bare req/s': atMost(bare.perSecond, 0),
});

const rowOfList = ({ path, large, small, limit }: ListTimes): Row => ({
  list: path.replace(/cursor=.*/, 'cursor=…'),
  'large shop ms': atMost(large, 3, Number(limit.toFixed(3))),
  'small shop ms': atMost(small, 3),
});

const rowOfSoak = ({ samples, growth, requests, failed }: SoakResult): Row => ({
  'MB at the start': atMost(samples[0] ?? Number.NaN, 1),
  'MB at the end': atMost(samples.at(-1) ?? Number.NaN, 1),
  'MB in ten minutes': atMost(growth, 2, maxGrowth),
  requests: String(requests),
  failed: atMost(failed, 0, 0),
});
