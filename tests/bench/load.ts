import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Server } from './processes.ts';
import type { Request, Route } from './routes.ts';

/** The number of requests so far, because no two loads send the same request. */
let turn = 0;

function nextRequest(loaded: readonly Route[]): Request {
  const request = loaded[turn % loaded.length]?.request(Math.floor(turn / loaded.length));
  if (!request) throw new Error('There is no route to load');
  turn += 1;
  return { ...request, headers: { 'Accept-Encoding': 'gzip, deflate, br', ...request.headers } };
}

/** Loads a server with requests of routes that take turns, as many as it can process. */
export async function load({ port }: Server, loaded: readonly Route[], seconds: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 10,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest(loaded) }) }],
  });
  return {
    requests: result['2xx'],
    failed: result.non2xx + result.errors,
    p99: result.latency.p99,
  };
}

/**
 * Sends requests of routes that take turns at equal intervals, whether or not earlier ones have finished. With a rate,
 * autocannon sends all requests of a second at once. Returns the ms of each response.
 */
export async function loadEvenly(
  { port }: Server,
  loaded: readonly Route[],
  seconds: number,
  perSecond: number,
) {
  const times: number[] = [];
  let failed = 0;
  async function send({ path, ...init }: Request): Promise<void> {
    const sentAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await response.arrayBuffer();
    times.push(performance.now() - sentAt);
    if (!response.ok) failed += 1;
  }
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  while (sent.length < seconds * perSecond) {
    await sleep(startedAt + (sent.length * 1000) / perSecond - performance.now());
    sent.push(send(nextRequest(loaded)).catch(() => void (failed += 1)));
  }
  await Promise.all(sent);
  return { times, failed };
}
