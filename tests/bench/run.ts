import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/core/root.ts';
import { compare, type Compared } from './compare.ts';
import { figures, hundred } from './figures.ts';
import { listsAtSize, type AtSize } from './lists-at-size.ts';
import { startLoad } from './load.ts';
import { openDatabase } from './open-database.ts';
import { checkBare, recordShop } from './record-statements.ts';
import { routes } from './routes.ts';
import { startBare, startShop } from './server-processes.ts';
import { soak, type Soaked } from './soak.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    keep: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    accept: { type: 'string' },
    'skip-lists': { type: 'boolean', default: false },
    soak: { type: 'string' },
  },
});
const log = (line: string) => console.log(line);

async function main(): Promise<boolean> {
  const database = await openDatabase(options.keep, log);
  const closers: Array<() => unknown> = [() => database.close()];
  try {
    const chosen = routes.filter(({ name }) => name.includes(options.only));
    const recordings = await recordShop(database.url, chosen);
    const folder = join(projectRoot, '.cache/bench');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'recordings.json');
    writeFileSync(file, JSON.stringify(recordings, null, 2));
    await checkBare(database.url, file, chosen, recordings);

    const load = await startLoad();
    closers.unshift(() => load.stop());
    const shop = await startShop(database.url);
    closers.unshift(() => shop.stop());
    const bare = await startBare(database.url, file);
    closers.unshift(() => bare.stop());
    const compared: Compared[] = [];
    for (const route of chosen) {
      log(`${route.name} …`);
      const { rounds, seconds } = options;
      compared.push(
        await compare(
          route,
          { load, postgres: database.postgres, shop, bare },
          { rounds: Number(rounds), seconds: Number(seconds), accept: options.accept },
        ),
      );
    }
    log(show(compared));
    const met = compared.map(({ isMet }) => isMet);
    if (!options['skip-lists']) {
      await database.forgetOrders();
      const small = await startShop(database.smallUrl);
      closers.unshift(() => small.stop());
      const lists = await listsAtSize(shop.port, small.port, hundred, database);
      log(showLists(lists));
      met.push(...lists.map(({ atSize, limit }) => atSize <= limit));
    }
    if (options.soak !== undefined) {
      log(`A mixed load for ${options.soak} minutes, after two to warm up …`);
      const soaked = await soak(load, shop, Number(options.soak));
      log(showSoak(soaked));
      met.push(soaked.isFlat);
    }
    return met.every(Boolean);
  } finally {
    for (const close of closers) await close();
  }
}

const ms = (value: number) => value.toFixed(3);
const whole = ({ server, database }: Compared['shop']) =>
  `${ms(server + database)} (${ms(server)} + ${ms(database)})`;

const show = (compared: readonly Compared[]) =>
  table(
    [
      'route',
      'shop CPU ms (server + database)',
      'bare CPU ms',
      'ratio',
      'limit',
      'p99 shop',
      'p99 bare',
      'ratio',
      'limit',
      'req/s',
      'bare',
      '',
    ],
    compared.map(({ route, shop, bare, cpuRatio, p99Ratio, isMet }) => [
      route.name,
      whole(shop),
      whole(bare),
      cpuRatio.toFixed(2),
      route.limit.toFixed(1),
      shop.p99.toFixed(1),
      bare.p99.toFixed(1),
      p99Ratio.toFixed(2),
      figures.p99.toFixed(1),
      shop.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      isMet ? 'met' : 'MISSED',
    ]),
  );

const showLists = (lists: readonly AtSize[]) =>
  table(
    ['list', 'p50 ms at size', 'p50 ms of a hundred', 'limit', ''],
    lists.map(({ name, atSize, ofHundred, limit }) => [
      name,
      ms(atSize),
      ms(ofHundred),
      ms(limit),
      atSize <= limit ? '' : 'SLOW',
    ]),
  );

const showSoak = ({ samples, growth, requests, failed, isFlat }: Soaked) =>
  [
    `memory in MB: ${samples.map((sample) => sample.toFixed(1)).join(' ')}`,
    `${growth.toFixed(2)} MB in ten minutes, limit ${figures.growth}: ${isFlat ? 'met' : 'MISSED'}; ` +
      `${requests} requests, ${failed} failed`,
  ].join('\n');

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
