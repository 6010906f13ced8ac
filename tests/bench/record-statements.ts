import * as z from 'zod/mini';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { tokenSecret } from './figures.ts';
import { userId, claimsOf } from './fill-database.ts';
import { Statement, toTemplate, type Recording } from './recording.ts';
import { bareRequest, shopRequest } from './requests.ts';
import type { Asked, Route } from './routes.ts';
import { startBare, startShop, type ServerProcess } from './server-processes.ts';

const Reported = z.object({ statement: Statement });
const Placed = z.object({ _id: z.optional(z.string()) });

/** A turn that no round comes to, so that its order is the buyer's first. */
const turn = 0;

/** Every statement that the shop sends for each route, in sequence, made into templates. */
export async function recordShop(databaseUrl: string, routes: readonly Route[]): Promise<Recording[]> {
  const server = await startShop(databaseUrl, { isReporting: true });
  try {
    const recordings: Recording[] = [];
    for (const route of routes) {
      // The first request finds nothing kept from one before.
      await askShop(server, route.ask(turn));
      const asked = route.ask(turn + 1);
      const { statements, response } = await askShop(server, asked);
      recordings.push({ path: route.barePath, statements: toTemplate(statements, textsOf(asked, response)) });
    }
    return recordings;
  } finally {
    await server.stop();
  }
}

/** Throws unless the bare server sends what the shop was recorded to send. */
export async function checkBare(
  databaseUrl: string,
  file: string,
  routes: readonly Route[],
  recordings: readonly Recording[],
): Promise<void> {
  const server = await startBare(databaseUrl, file, { isReporting: true });
  try {
    for (const [at, route] of routes.entries()) {
      const asked = route.ask(turn + 2);
      const request = bareRequest(route, asked, await tokenOf(asked));
      const { statements } = await listen(server, request);
      const bare = statements.map(({ name, text, values }) => [name, text, values?.length ?? 0]);
      const shop = recordings[at]?.statements.map(({ name, text, values }) => [
        name,
        text,
        values?.length ?? 0,
      ]);
      if (JSON.stringify(bare) !== JSON.stringify(shop)) {
        throw new Error(
          `${route.name}: the bare server sends ${JSON.stringify(bare)}, the shop ${JSON.stringify(shop)}`,
        );
      }
    }
  } finally {
    await server.stop();
  }
}

const accessTokens = createAccessTokens(
  { tokenSecret: new TextEncoder().encode(tokenSecret), accessTokenTtlSeconds: 3600 },
  () => new Date(),
);
const tokenOf = ({ post }: Asked) => accessTokens.issue(claimsOf(post?.buyer ?? 0));

const askShop = async (server: ServerProcess, asked: Asked) =>
  listen(server, shopRequest(asked, await tokenOf(asked)));

async function listen(server: ServerProcess, request: ReturnType<typeof shopRequest>) {
  const statements: Statement[] = [];
  const flushed = new Promise<void>((resolve) => {
    server.child.on('message', (message) => {
      const reported = z.safeParse(Reported, message);
      if (reported.success) statements.push(reported.data.statement);
      else resolve();
    });
  });
  const { path, ...init } = request;
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${JSON.stringify(body)}`);
  server.child.send('flush');
  await flushed;
  server.child.removeAllListeners('message');
  return { statements, response: { requestId: response.headers.get('x-request-id') ?? '', body } };
}

/** What of a request stands in its statements. */
function textsOf(
  { words = [], post }: Asked,
  { requestId, body }: { requestId: string; body: unknown },
): Record<string, string> {
  const [word] = words;
  if (post === undefined) return word === undefined ? {} : { word };
  return {
    orderId: Placed.parse(body)._id ?? '',
    requestId,
    userId: userId(post.buyer),
    key: post.key,
    partId: String(post.body['partId']),
    email: String(post.body['email']),
  };
}
