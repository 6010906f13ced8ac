import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundle } from './testing/bundle.ts';
import { openTestDatabase } from './testing/database.ts';
import { runServer } from './testing/server.ts';
import { seedIfEmpty } from './db/seed.ts';

const { db, url } = await openTestDatabase();
await seedIfEmpty(db);

const program = await bundle('server/main.ts');
const run = (environment: Record<string, string> = {}) =>
  runServer(program, { DATABASE_URL: url, ...environment }, { after: onTestFinished });

async function start(environment?: Record<string, string>) {
  const server = await run(environment);
  await server.listening();
  return server;
}

describe('a server process', () => {
  test('prints its URL, responds, and completes open requests on SIGTERM', async () => {
    const { child, output, exited, origin } = await start();
    expect(output.out).toBe(`Listening on ${origin.replace('127.0.0.1', 'localhost')}\n`);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
    const body = JSON.stringify({ 'csp-report': {} });
    const openRequest = request(`${origin}/csp-report`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/csp-report',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    });
    const responded = once(openRequest, 'response');
    openRequest.flushHeaders();
    // The server has received the headers. A request that it has not received may be lost.
    await once(openRequest, 'continue');
    child.kill('SIGTERM');
    openRequest.end(body);
    const [response]: unknown[] = await responded;
    expect(response).toMatchObject({ statusCode: 204 });
    expect(await exited).toBe(0);
    expect(output.err).toBe('');
  });

  test('stops when its supervisor exits', async () => {
    const { child, exited } = await start({ NORHOLT_SUPERVISED: '1' });
    child.stdin?.end();
    expect(await exited).toBe(0);
  });

  test('survives malformed requests', async () => {
    const { origin } = await start();
    for (const path of ['/api/%', '/%00', '/api/parts?limit=%', '//', '/api//', '/api/parts/%2e%2e']) {
      expect((await fetch(`${origin}${path}`)).status, path).toBeLessThan(504);
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('a failed start', () => {
  test('prints one line for each invalid setting', async () => {
    const { output, exited } = await run({ PORT: 'x', PAYMENTS: 'x' });
    expect(await exited).toBe(1);
    expect(output.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^PAYMENTS /),
    ]);
  });

  test('reports a port in use', async () => {
    const { origin } = await start();
    const { output, exited } = await run({ PORT: new URL(origin).port });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^Port \d+ is in use[^\n]*\n$/);
  });

  test('reports an outdated schema with the command to run', async () => {
    const other = await openTestDatabase();
    await other.db.query('DROP SCHEMA drizzle CASCADE');
    const { output, exited } = await run({ DATABASE_URL: other.url });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^The database schema is outdated[^\n]*npm run db:migrate[^\n]*\n$/);
  });

  test('reports an unreachable database', async () => {
    const { output, exited } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^The database cannot be used[^\n]*DATABASE_URL[^\n]*\n$/);
  });
});
