import autocannon from 'autocannon';
import type { Server } from './processes.ts';
import type { Route } from './routes.ts';

/** The number of requests so far, because no two loads send the same request. */
let turn = 0;

/** Loads a server with requests of routes that take turns, as many as it can process unless there is a `rate`. */
export async function load({ port }: Server, loaded: readonly Route[], seconds: number, rate?: number) {
  const next = (): autocannon.Request => {
    const request = loaded[turn % loaded.length]?.request(Math.floor(turn / loaded.length));
    turn += 1;
    return { ...request, headers: { 'Accept-Encoding': 'gzip, deflate, br', ...request?.headers } };
  };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 10,
    duration: seconds,
    // autocannon would add 50 slow responses for one of 50 ms: it takes 1 ms for the interval of any rate.
    ...(rate !== undefined && { overallRate: rate, ignoreCoordinatedOmission: true }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  return {
    requests: result['2xx'],
    failed: result.non2xx + result.errors,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
  };
}
