import autocannon from 'autocannon';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { buyers, tokenSecret } from './figures.ts';
import { claimsOf } from './fill-database.ts';
import { toHttp, type Route } from './routes.ts';

export interface LoadOptions {
  port: number;
  /** Several routes take turns. */
  routes: ReadonlyArray<Pick<Route, 'name' | 'request'>>;
  seconds: number;
  /** Requests per second. Default: as many as the server can process. */
  rate?: number;
}

export interface LoadResult {
  requests: number;
  failed: number;
  /** 99 % of the responses arrive within this time, in ms. */
  p99: number;
}

/** Concurrent requests. */
const connections = 10;
/** A long run only measures memory, so it needs no more times. */
const maxTimes = 1_000_000;

/** Returns a function that loads a server. No two loads send the same request. */
export async function createLoad() {
  const accessTokens = createAccessTokens(
    { tokenSecret: new TextEncoder().encode(tokenSecret), accessTokenTtlSeconds: 86_400 },
    () => new Date(),
  );
  const tokens: string[] = [];
  for (let n = 0; n <= buyers; n++) tokens.push(await accessTokens.issue(claimsOf(n)));
  let turn = 0;

  return async function load({ port, routes, seconds, rate }: LoadOptions): Promise<LoadResult> {
    const next = () => {
      const route = routes[turn % routes.length];
      if (!route) throw new Error('There is no route to load');
      const request = route.request(Math.floor(turn / routes.length));
      turn += 1;
      return toHttp(request, tokens);
    };
    // The histogram of autocannon has whole milliseconds.
    const times: number[] = [];
    const result = await new Promise<autocannon.Result>((resolve, reject) => {
      const run = autocannon(
        {
          url: `http://127.0.0.1:${port}`,
          connections,
          duration: seconds,
          ...(rate === undefined ? {} : { overallRate: rate }),
          requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
        },
        (error: unknown, finished) => (error instanceof Error ? reject(error) : resolve(finished)),
      );
      run.on('response', (_client, _status, _bytes, milliseconds) => {
        if (times.length < maxTimes) times.push(milliseconds);
      });
    });
    times.sort((a, b) => a - b);
    return {
      requests: result['2xx'],
      failed: result.non2xx + result.errors,
      p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    };
  };
}

export type Load = Awaited<ReturnType<typeof createLoad>>;
