import autocannon from 'autocannon';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { buyers, connections, tokenSecret } from './figures.ts';
import { claimsOf } from './fill-database.ts';
import type { LoadOrder, Loaded } from './load.ts';
import { bareRequest, shopRequest } from './requests.ts';
import { routes, type Route } from './routes.ts';

const accessTokens = createAccessTokens(
  { tokenSecret: new TextEncoder().encode(tokenSecret), accessTokenTtlSeconds: 86_400 },
  () => new Date(),
);
const tokens: string[] = [];
for (let n = 0; n <= buyers; n++) {
  tokens.push(await accessTokens.issue(claimsOf(n)));
}

/** Requests of each route so far, so that no round asks what another asked a moment ago. */
const turns = new Map<string, number>();

function next(chosen: readonly Route[], { server, accept }: LoadOrder) {
  const turn = turns.get('any') ?? 0;
  turns.set('any', turn + 1);
  const route = chosen[turn % chosen.length];
  if (!route) throw new Error('There is no such route');
  const asked = route.ask(Math.floor(turn / chosen.length));
  const token = tokens[asked.post?.buyer ?? 0] ?? '';
  return server === 'shop' ? shopRequest(asked, token, accept) : bareRequest(route, asked, token);
}

async function load(order: LoadOrder): Promise<Loaded> {
  const chosen = routes.filter(({ name }) => order.routes.includes(name));
  const times: number[] = [];
  let run: autocannon.Instance | undefined;
  const finished = new Promise<autocannon.Result>((resolve, reject) => {
    run = autocannon(
      {
        url: `http://127.0.0.1:${order.port}`,
        connections: order.connections ?? connections,
        duration: order.seconds,
        ...(order.rate === undefined ? {} : { overallRate: order.rate }),
        requests: [{ setupRequest: (request) => ({ ...request, ...next(chosen, order) }) }],
      },
      (error: unknown, result) => (error instanceof Error ? reject(error) : resolve(result)),
    );
  });
  run?.on('response', (_client, _status, _bytes, milliseconds) => {
    // A long run is watched for memory alone.
    if (times.length < 1_000_000) times.push(milliseconds);
  });
  const result = await finished;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    requests: result['2xx'],
    failed: result.non2xx + result.errors,
    p50: at(0.5),
    p99: at(0.99),
  };
}

process.on('message', (order: LoadOrder) => {
  load(order).then(
    (loaded) => process.send?.(loaded),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
