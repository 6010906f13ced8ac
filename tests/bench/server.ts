import { openDatabase, removeNewOrders } from './database.ts';
import { soakLimits } from './figures.ts';
import { measureLists } from './lists-at-size.ts';
import { load, loadEvenly } from './load.ts';
import { cpuOf, median, openFilesOf, residentOf } from './measure.ts';
import { startBare, startShop, type Server } from './processes.ts';
import { createTokens, pageRoutes, routes, type Route } from './routes.ts';
import { atMost, type Row, type Table } from './table.ts';

export interface ServerOptions {
  keep: string | undefined;
  rounds: number;
  seconds: number;
  only: string;
  skipLists: boolean;
}

/** CPU ms per request of the server with its database and of the database, ms of 99 % of the responses, rate. */
type Figures = Record<'cpu' | 'database' | 'p99' | 'perSecond', number>;

/** The median of each figure. */
const medianOf = (all: readonly Figures[]): Figures => {
  const of = (name: keyof Figures) => median(all.map((figures) => figures[name]));
  return { cpu: of('cpu'), database: of('database'), p99: of('p99'), perSecond: of('perSecond') };
};

/** Compares the shop's server with a bare one. See README.md. */
export async function measureServer(options: ServerOptions): Promise<Table[]> {
  const { postgres, url, smallUrl } = await openDatabase(options.keep);
  const servers: Server[] = [];
  const start = async (starting: Promise<Server>) => {
    const server = await starting;
    servers.push(server);
    return server;
  };

  /** Throws when a request fails. */
  async function loadOnce(route: Route, server: Server, seconds = options.seconds): Promise<Figures> {
    const cpu = () => ({ server: cpuOf(server.pid), database: cpuOf(postgres.pid) });
    const before = cpu();
    const { requests, failed, p99 } = await load(server, [route], seconds);
    if (failed > 0) throw new Error(`${route.name}: ${failed} requests failed`);
    const after = cpu();
    const database = (after.database - before.database) / requests;
    const own = (after.server - before.server) / requests;
    return { cpu: own + database, database, p99, perSecond: requests / seconds };
  }

  /** Loads servers alternately, in several rounds. Returns the medians of each. */
  async function measure(route: Route, ...subjects: Server[]): Promise<Figures[]> {
    console.log(`${route.name} …`);
    const results = subjects.map((server) => ({ server, figures: [] as Figures[] }));
    for (const server of subjects) await loadOnce(route, server, 2);
    for (let round = 0; round < options.rounds; round++) {
      // The second server finds the tables in memory, so each is second as often as first.
      const sequence = round % 2 === 0 ? results : results.toReversed();
      for (const { server, figures } of sequence) figures.push(await loadOnce(route, server));
    }
    return results.map(({ figures }) => medianOf(figures));
  }

  try {
    await createTokens();
    const shop = await start(startShop(url));
    const bare = await start(startBare(url));
    const isChosen = ({ name }: Route) => name.includes(options.only);
    const requests: Row[] = [];
    for (const route of routes.filter(isChosen))
      requests.push(rowOfRoute(route, await measure(route, shop, bare)));
    const pages: Row[] = [];
    for (const route of pageRoutes.filter(isChosen)) {
      const [{ cpu } = noFigures] = await measure(route, shop);
      pages.push({ page: route.name, 'CPU ms': atMost(cpu, 3, route.limit) });
    }
    const tables: Table[] = [
      { title: 'Server: requests', rows: requests },
      { title: 'Server: pages', rows: pages },
    ];
    if (!options.skipLists) {
      await removeNewOrders(url);
      const small = await start(startShop(smallUrl));
      tables.push({ title: 'Server: lists', rows: await measureLists(shop.port, small.port) });
    }
    return tables;
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

const noFigures: Figures = medianOf([]);

const rowOfRoute = ({ name, limit }: Route, [shop = noFigures, bare = noFigures]: Figures[]): Row => ({
  route: name,
  'shop CPU ms': atMost(shop.cpu, 3),
  'of it database': atMost(shop.database, 3),
  'bare CPU ms': atMost(bare.cpu, 3),
  'CPU ratio': atMost(shop.cpu / bare.cpu, 2, limit),
  'shop p99 ms': atMost(shop.p99, 0),
  'bare p99 ms': atMost(bare.p99, 0),
  'shop req/s': atMost(shop.perSecond, 0),
  'bare req/s': atMost(bare.perSecond, 0),
});

/** Seconds between two samples of the memory. */
const step = 20;
/** Samples before the measurement starts. */
const warmUp = 6;
/** The lowest of this many samples counts. */
const floorSize = 6;

/** Requests per second. */
const rate = 100;

/** Runs a mixed load on a large shop for some minutes after the warm-up, and watches the server. */
export async function measureSoak(minutes: number, keep: string | undefined): Promise<Table> {
  const { postgres, url } = await openDatabase(keep);
  const shop = await startShop(url);
  try {
    await createTokens();
    console.log(`A mixed load for ${minutes} minutes, after two minutes to warm up …`);
    return { title: `R18: ${rate} requests/s for ${minutes} minutes`, rows: [await soak(shop, minutes)] };
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

/** Sends requests to all routes and pages, and samples the server's memory in MB and its open files. */
async function soak(shop: Server, minutes: number): Promise<Row> {
  const samples: number[] = [];
  const files: number[] = [];
  const latencies: number[] = [];
  const sum = { requests: 0, failed: 0 };
  const steps = Math.ceil((minutes * 60) / step) + 1;
  for (let count = 0; count < warmUp + steps; count++) {
    const { times, failed } = await loadEvenly(shop, [...routes, ...pageRoutes], step, rate);
    sum.requests += times.length;
    sum.failed += failed;
    if (count < warmUp) continue;
    samples.push(residentOf(shop.pid));
    files.push(openFilesOf(shop.pid));
    times.sort((one, other) => one - other);
    latencies.push(times[Math.floor(times.length * 0.95)] ?? Number.NaN);
  }
  const floors = lowestOf(samples, floorSize);
  return {
    'MB at the start': atMost(floors[0] ?? Number.NaN, 1),
    'MB at the end': atMost(floors.at(-1) ?? Number.NaN, 1),
    'MB in ten minutes': atMost(slopeOf(floors) * ((10 * 60) / (step * floorSize)), 2, soakLimits.growth),
    'files more than at the start': atMost(
      (files.at(-1) ?? Number.NaN) - (files[0] ?? Number.NaN),
      0,
      soakLimits.files,
    ),
    'p95 ms': atMost(median(latencies), 1, soakLimits.ms),
    requests: String(sum.requests),
    failed: atMost(sum.failed, 0, 0),
  };
}

/** The lowest of each `size` values: between two garbage collections memory grows by tens of MB. */
const lowestOf = (values: readonly number[], size: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor(values.length / size)) }, (_, index) =>
    Math.min(...values.slice(index * size, (index + 1) * size)),
  );

/** The growth from one sample to the next, by least squares. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  const numerator = samples.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const denominator = samples.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return denominator === 0 ? 0 : numerator / denominator;
}
