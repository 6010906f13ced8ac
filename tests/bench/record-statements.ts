import * as z from 'zod/mini';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { tokenSecret } from './figures.ts';
import { userId, claimsOf } from './fill-database.ts';
import { Statement, toTemplate, type Recording } from './recording.ts';
import { bareRequest, shopRequest, type Route, type RouteRequest } from './routes.ts';
import { startBare, startShop, type ServerProcess } from './server-processes.ts';

const Reported = z.object({ statement: Statement });
const Placed = z.object({ _id: z.optional(z.string()) });

/** Returns the statements that the shop sends for each route, as templates. */
export async function recordShop(databaseUrl: string, routes: readonly Route[]): Promise<Recording[]> {
  const server = await startShop(databaseUrl, { isReporting: true });
  try {
    const recordings: Recording[] = [];
    for (const route of routes) {
      // The first request fills caches.
      const [first, second] = [route.request(0), route.request(1)];
      await listen(server, shopRequest(first, await tokenOf(first)));
      const { statements, requestId, body } = await listen(
        server,
        shopRequest(second, await tokenOf(second)),
      );
      const texts = { ...textsOf(second), ...(second.post ? createdTexts(requestId, body) : {}) };
      recordings.push({ path: route.barePath, statements: toTemplate(statements, texts) });
    }
    return recordings;
  } finally {
    await server.stop();
  }
}

/** Throws an error if the bare server does not send the recorded statements. */
export async function checkBare(
  databaseUrl: string,
  file: string,
  routes: readonly Route[],
  recordings: readonly Recording[],
): Promise<void> {
  const server = await startBare(databaseUrl, file, { isReporting: true });
  const shapesOf = (statements: readonly Statement[] = []) =>
    JSON.stringify(statements.map(({ name, text, values }) => [name, text, values?.length ?? 0]));
  try {
    for (const [index, route] of routes.entries()) {
      const request = route.request(2);
      const { statements } = await listen(server, bareRequest(route, request, await tokenOf(request)));
      const [bare, shop] = [shapesOf(statements), shapesOf(recordings[index]?.statements)];
      if (bare !== shop) throw new Error(`${route.name}: the bare server sends ${bare}, the shop ${shop}`);
    }
  } finally {
    await server.stop();
  }
}

const accessTokens = createAccessTokens(
  { tokenSecret: new TextEncoder().encode(tokenSecret), accessTokenTtlSeconds: 3600 },
  () => new Date(),
);
const tokenOf = ({ post }: RouteRequest) => accessTokens.issue(claimsOf(post?.buyer ?? 0));

/** Sends a request and collects the statements that the server sends meanwhile. */
async function listen(server: ServerProcess, { path, ...init }: ReturnType<typeof shopRequest>) {
  const statements: Statement[] = [];
  const flushed = new Promise<void>((resolve) => {
    server.child.on('message', (message) => {
      const reported = z.safeParse(Reported, message);
      if (reported.success) statements.push(reported.data.statement);
      else resolve();
    });
  });
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${JSON.stringify(body)}`);
  server.child.send('flush');
  await flushed;
  server.child.removeAllListeners('message');
  return { statements, requestId: response.headers.get('x-request-id') ?? '', body };
}

/** The values of a request that occur in its statements. */
function textsOf({ word, post }: RouteRequest): Record<string, string> {
  if (post === undefined) return word === undefined ? {} : { word };
  return {
    userId: userId(post.buyer),
    key: post.key,
    partId: String(post.body['partId']),
    email: String(post.body['email']),
  };
}

/** The values that the server creates. */
const createdTexts = (requestId: string, body: unknown) => ({
  orderId: Placed.parse(body)._id ?? '',
  requestId,
});
