import type { EmbeddedPostgres } from '#server/db/embedded.ts';
import type { Load } from './load.ts';
import { cpuOf, cpuOfPostgres, median } from './measure.ts';
import type { Route } from './routes.ts';
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
  isMet: boolean;
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

/** Loads both servers alternately, in several rounds. Returns the medians of the rounds. */
export async function compare(
  route: Route,
  { load, postgres, ...servers }: Subjects,
  { rounds, seconds }: CompareOptions,
): Promise<Comparison> {
  async function round(server: 'shop' | 'bare', duration: number): Promise<Measured> {
    const { pid, port } = servers[server];
    const before = { server: cpuOf(pid), database: cpuOfPostgres(postgres.pid) };
    const { requests, failed, p99 } = await load({ port, routes: [route], seconds: duration });
    if (failed > 0) throw new Error(`${route.name}: ${failed} requests to the ${server} server failed`);
    return {
      server: (cpuOf(pid) - before.server) / requests,
      database: (cpuOfPostgres(postgres.pid) - before.database) / requests,
      p99,
      perSecond: requests / duration,
    };
  }

  const results = { shop: [] as Measured[], bare: [] as Measured[] };
  for (const server of ['shop', 'bare'] as const) await round(server, 2);
  for (let count = 0; count < rounds; count++) {
    // The second server finds the tables in memory, so each is second as often as first.
    const sequence = count % 2 === 0 ? (['shop', 'bare'] as const) : (['bare', 'shop'] as const);
    for (const server of sequence) results[server].push(await round(server, seconds));
  }
  const [shop, bare] = [medianOf(results.shop), medianOf(results.bare)];
  const cpuRatio = (shop.server + shop.database) / (bare.server + bare.database);
  return { route, shop, bare, cpuRatio, isMet: cpuRatio <= route.limit };
}

const medianOf = (rounds: readonly Measured[]): Measured => ({
  server: median(rounds.map(({ server }) => server)),
  database: median(rounds.map(({ database }) => database)),
  p99: median(rounds.map(({ p99 }) => p99)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
});
