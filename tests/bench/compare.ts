import type { EmbeddedPostgres } from '#server/db/embedded.ts';
import type { Load } from './load.ts';
import { cpuOf, cpuOfPostgres, median } from './measure.ts';
import type { PageRoute, Route } from './routes.ts';
import type { ServerProcess } from './server-processes.ts';

interface Measured {
  /** CPU ms per request, of the server and of PostgreSQL. */
  server: number;
  database: number;
  p99: number;
  perSecond: number;
}

export interface Comparison {
  route: Route;
  shop: Measured;
  bare: Measured;
  cpuRatio: number;
}

interface Subjects {
  load: Load;
  postgres: EmbeddedPostgres;
  shop: ServerProcess;
  bare: ServerProcess;
}

interface CompareOptions {
  rounds: number;
  seconds: number;
}

/** Loads one server. Throws when a request fails. */
async function loadOnce(
  route: Pick<Route, 'name' | 'request'>,
  { pid, port }: ServerProcess,
  { load, postgres }: Pick<Subjects, 'load' | 'postgres'>,
  seconds: number,
): Promise<Measured> {
  const before = { server: cpuOf(pid), database: cpuOfPostgres(postgres.pid) };
  const { requests, failed, p99 } = await load({ port, routes: [route], seconds });
  if (failed > 0) throw new Error(`${route.name}: ${failed} requests failed`);
  return {
    server: (cpuOf(pid) - before.server) / requests,
    database: (cpuOfPostgres(postgres.pid) - before.database) / requests,
    p99,
    perSecond: requests / seconds,
  };
}

/** Loads both servers alternately, in several rounds. Returns the medians of the rounds. */
export async function compare(
  route: Route,
  { shop: shopProcess, bare: bareProcess, ...shared }: Subjects,
  { rounds, seconds }: CompareOptions,
): Promise<Comparison> {
  const servers = { shop: shopProcess, bare: bareProcess };
  const results = { shop: [] as Measured[], bare: [] as Measured[] };
  for (const server of ['shop', 'bare'] as const) await loadOnce(route, servers[server], shared, 2);
  for (let count = 0; count < rounds; count++) {
    // The second server finds the tables in memory, so each is second as often as first.
    const sequence = count % 2 === 0 ? (['shop', 'bare'] as const) : (['bare', 'shop'] as const);
    for (const server of sequence)
      results[server].push(await loadOnce(route, servers[server], shared, seconds));
  }
  const [shop, bare] = [medianOf(results.shop), medianOf(results.bare)];
  const cpuRatio = (shop.server + shop.database) / (bare.server + bare.database);
  return { route, shop, bare, cpuRatio };
}

/** The CPU ms that the shop needs for one rendered page, of server and database. */
export async function costOfPage(
  route: PageRoute,
  { shop, ...shared }: Subjects,
  { rounds, seconds }: CompareOptions,
): Promise<number> {
  await loadOnce(route, shop, shared, 2);
  const results: Measured[] = [];
  for (let count = 0; count < rounds; count++) results.push(await loadOnce(route, shop, shared, seconds));
  const { server, database } = medianOf(results);
  return server + database;
}

const medianOf = (rounds: readonly Measured[]): Measured => ({
  server: median(rounds.map(({ server }) => server)),
  database: median(rounds.map(({ database }) => database)),
  p99: median(rounds.map(({ p99 }) => p99)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
});
