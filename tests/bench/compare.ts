import type { EmbeddedPostgres } from '#server/db/embedded.ts';
import { cpuOf, cpuOfPostgres } from './cpu-time.ts';
import { figures } from './figures.ts';
import type { Load } from './load.ts';
import { median } from './median.ts';
import type { Route } from './routes.ts';
import type { ServerProcess } from './server-processes.ts';

interface Measured {
  /** CPU ms a request: the server's, and PostgreSQL's. */
  server: number;
  database: number;
  p50: number;
  p99: number;
  perSecond: number;
}

export interface Compared {
  route: Route;
  shop: Measured;
  bare: Measured;
  cpuRatio: number;
  p99Ratio: number;
  isMet: boolean;
}

export interface CompareOptions {
  rounds: number;
  seconds: number;
  accept?: string | undefined;
}

/** Loads both servers in turn, round after round, and takes the middle of the rounds. */
export async function compare(
  route: Route,
  {
    load,
    postgres,
    shop,
    bare,
  }: { load: Load; postgres: EmbeddedPostgres; shop: ServerProcess; bare: ServerProcess },
  { rounds, seconds, accept }: CompareOptions,
): Promise<Compared> {
  async function round(server: 'shop' | 'bare', duration: number): Promise<Measured> {
    const { pid, port } = server === 'shop' ? shop : bare;
    const before = { server: cpuOf(pid), database: cpuOfPostgres(postgres.pid) };
    const { requests, failed, p50, p99 } = await load.run({
      ...{ server, port, routes: [route.name], seconds: duration },
      ...(accept === undefined ? {} : { accept }),
    });
    if (failed > 0) throw new Error(`${route.name}: ${failed} requests to the ${server} server failed`);
    return {
      server: (cpuOf(pid) - before.server) / requests,
      database: (cpuOfPostgres(postgres.pid) - before.database) / requests,
      ...{ p50, p99, perSecond: requests / duration },
    };
  }

  const results = { shop: [] as Measured[], bare: [] as Measured[] };
  for (const server of ['shop', 'bare'] as const) await round(server, 2);
  for (let at = 0; at < rounds; at++) {
    // Whoever comes second finds the tables in memory: each comes second as often as first.
    const sequence = at % 2 === 0 ? (['shop', 'bare'] as const) : (['bare', 'shop'] as const);
    for (const server of sequence) results[server].push(await round(server, seconds));
  }
  const ours = middle(results.shop);
  const floor = middle(results.bare);
  const cpuRatio = (ours.server + ours.database) / (floor.server + floor.database);
  const p99Ratio = ours.p99 / floor.p99;
  return {
    ...{ route, shop: ours, bare: floor, cpuRatio, p99Ratio },
    isMet: cpuRatio <= route.limit && p99Ratio <= figures.p99,
  };
}

const middle = (rounds: readonly Measured[]): Measured => ({
  server: median(rounds.map(({ server }) => server)),
  database: median(rounds.map(({ database }) => database)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
});
