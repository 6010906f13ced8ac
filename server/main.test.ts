import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { bundle } from './testing/bundle.ts';
import { openTestDatabase } from './testing/database.ts';
import { freePort } from './core/free-port.ts';
import { projectRoot } from './core/root.ts';
import { seedIfEmpty } from './db/seed.ts';

const { db, url } = await openTestDatabase();
await seedIfEmpty(db);

const program = await bundle('server/main.ts');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function runServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: url, PORT: '0', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const exited = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, output, exited };
}

async function startServer(environment: Record<string, string> = {}) {
  const port = String(await freePort());
  const server = runServer({ PORT: port, ...environment });
  await Promise.race([
    once(server.child.stdout, 'data'),
    server.exited.then(() => Promise.reject(new Error(server.output.err))),
  ]);
  return { ...server, origin: `http://localhost:${port}` };
}

describe('a server process', () => {
  test('prints its URL, responds, and completes open requests on SIGTERM', async () => {
    const { child, output, exited, origin } = await startServer();
    expect(output.out).toBe(`Listening on ${origin}\n`);
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
    const { child, exited } = await startServer({ NORHOLT_SUPERVISED: '1' });
    child.stdin?.end();
    expect(await exited).toBe(0);
  });

  test('survives malformed requests', async () => {
    const { origin } = await startServer();
    for (const path of ['/api/%', '/%00', '/api/parts?limit=%', '//', '/api//', '/api/parts/%2e%2e']) {
      expect((await fetch(`${origin}${path}`)).status, path).toBeLessThan(504);
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('a failed start', () => {
  test('prints one line for each invalid setting', async () => {
    const { output, exited } = runServer({ PORT: 'x', PAYMENTS: 'x' });
    expect(await exited).toBe(1);
    expect(output.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^PAYMENTS /),
    ]);
  });

  test('reports a port in use', async () => {
    const { origin } = await startServer();
    const { output, exited } = runServer({ PORT: new URL(origin).port });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^Port \d+ is in use[^\n]*\n$/);
  });

  test('reports an outdated schema with the command to run', async () => {
    const other = await openTestDatabase();
    await other.db.query('DROP SCHEMA drizzle CASCADE');
    const { output, exited } = runServer({ DATABASE_URL: other.url });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^The database schema is outdated[^\n]*npm run db:migrate[^\n]*\n$/);
  });

  test('reports an unreachable database', async () => {
    const { output, exited } = runServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^The database cannot be used[^\n]*DATABASE_URL[^\n]*\n$/);
  });
});
