import { parseArgs } from 'node:util';
import { compare, type Comparison } from './compare.ts';
import { maxGrowth } from './figures.ts';
import { measureLists, type ListTimes } from './lists-at-size.ts';
import { createLoad } from './load.ts';
import { openDatabase } from './open-database.ts';
import { routes } from './routes.ts';
import { startBare, startShop } from './server-processes.ts';
import { soak, type SoakResult } from './soak.ts';

/* Compares the shop's server with a bare one. See README.md. */

const { values: options } = parseArgs({
  options: {
    keep: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    'skip-lists': { type: 'boolean', default: false },
    soak: { type: 'string' },
  },
});

async function main(): Promise<boolean> {
  const database = await openDatabase(options.keep, console.log);
  const closers: Array<() => unknown> = [() => database.close()];
  try {
    const chosen = routes.filter(({ name }) => name.includes(options.only));
    const load = await createLoad();
    const shop = await startShop(database.url);
    closers.unshift(() => shop.stop());
    const bare = await startBare(database.url);
    closers.unshift(() => bare.stop());
    const comparisons: Comparison[] = [];
    for (const route of chosen) {
      console.log(`${route.name} …`);
      const subjects = { load, postgres: database.postgres, shop, bare };
      const settings = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
      comparisons.push(await compare(route, subjects, settings));
    }
    console.table(comparisons.map(rowOfRoute));
    const results = comparisons.map(({ isMet }) => isMet);
    if (!options['skip-lists']) {
      await database.removeNewOrders();
      const small = await startShop(database.smallUrl);
      closers.unshift(() => small.stop());
      const lists = await measureLists(shop.port, small.port);
      console.table(lists.map(rowOfList));
      results.push(...lists.map(({ isMet }) => isMet));
    }
    if (options.soak !== undefined) {
      console.log(`A mixed load for ${options.soak} minutes, after two minutes to warm up …`);
      const result = await soak(load, shop, Number(options.soak));
      printSoak(result);
      results.push(result.isMet);
    }
    return results.every(Boolean);
  } finally {
    for (const close of closers) await close();
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

const rowOfRoute = ({ route, shop, bare, cpuRatio, isMet }: Comparison) => ({
  route: route.name,
  'shop CPU ms': round(shop.server + shop.database, 3),
  'of it database': round(shop.database, 3),
  'bare CPU ms': round(bare.server + bare.database, 3),
  'CPU ratio': round(cpuRatio, 2),
  limit: route.limit,
  'shop p99 ms': round(shop.p99, 1),
  'bare p99 ms': round(bare.p99, 1),
  'shop req/s': round(shop.perSecond, 0),
  'bare req/s': round(bare.perSecond, 0),
  result: isMet ? 'met' : 'MISSED',
});

const rowOfList = ({ path, large, small, limit, isMet }: ListTimes) => ({
  list: path.replace(/cursor=.*/, 'cursor=…'),
  'large shop, ms': round(large, 3),
  'small shop, ms': round(small, 3),
  limit: round(limit, 3),
  result: isMet ? '' : 'SLOW',
});

function printSoak({ samples, growth, requests, failed, isMet }: SoakResult): void {
  console.log(`memory in MB: ${samples.map((sample) => sample.toFixed(1)).join(' ')}`);
  console.log(
    `${growth.toFixed(2)} MB in ten minutes, limit ${maxGrowth}: ${isMet ? 'met' : 'MISSED'}; ` +
      `${requests} requests, ${failed} failed`,
  );
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
