import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { bundle } from './testing/bundle.ts';
import { openTestDatabase } from './testing/database.ts';
import { freePort } from './testing/free-port.ts';
import { projectRoot } from './root.ts';
import { seedIfEmpty } from './db/seed.ts';

const { db, url } = await openTestDatabase();
await seedIfEmpty(db);

const program = await bundle('server/main.ts');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: url, PORT: '0', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  const exited = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, written, exited };
}

async function started(environment: Record<string, string> = {}) {
  const port = String(await freePort());
  const server = run({ PORT: port, ...environment });
  await Promise.race([
    once(server.child.stdout, 'data'),
    server.exited.then(() => Promise.reject(new Error(server.written.err))),
  ]);
  return { ...server, origin: `http://localhost:${port}` };
}

describe('a server on its own', () => {
  test('says where it listens, answers, and stops on SIGTERM with what it began', async () => {
    const { child, written, exited, origin } = await started();
    expect(written.out).toBe(`Listening on ${origin}\n`);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
    const body = JSON.stringify({ 'csp-report': {} });
    const begun = request(`${origin}/csp-report`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/csp-report',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    });
    const answered = once(begun, 'response');
    begun.flushHeaders();
    // The server has begun the request: one that is still on its way may be lost.
    await once(begun, 'continue');
    child.kill('SIGTERM');
    begun.end(body);
    const [answer]: unknown[] = await answered;
    expect(answer).toMatchObject({ statusCode: 204 });
    expect(await exited).toBe(0);
    expect(written.err).toBe('');
  });

  test('stops when the one that supervises it is gone', async () => {
    const { child, exited } = await started({ NORHOLT_SUPERVISED: '1' });
    child.stdin?.end();
    expect(await exited).toBe(0);
  });

  test('outlives a request that says nothing sensible', async () => {
    const { origin } = await started();
    for (const path of ['/api/%', '/%00', '/api/parts?limit=%', '//', '/api//', '/api/parts/%2e%2e']) {
      expect((await fetch(`${origin}${path}`)).status, path).toBeLessThan(504);
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('a start that cannot be', () => {
  test('with bad settings: a line for each', async () => {
    const { written, exited } = run({ PORT: 'x', PAYMENTS: 'x' });
    expect(await exited).toBe(1);
    expect(written.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^PAYMENTS /),
    ]);
  });

  test('on a taken port: says so', async () => {
    const { origin } = await started();
    const { written, exited } = run({ PORT: new URL(origin).port });
    expect(await exited).toBe(1);
    expect(written.err).toMatch(/^Port \d+ is in use[^\n]*\n$/);
  });

  test('on a schema that is behind: names the way out', async () => {
    const other = await openTestDatabase();
    await other.db.query('DROP SCHEMA drizzle CASCADE');
    const { written, exited } = run({ DATABASE_URL: other.url });
    expect(await exited).toBe(1);
    expect(written.err).toMatch(/^The database schema is behind[^\n]*npm run db:migrate[^\n]*\n$/);
  });

  test('without a database: says so', async () => {
    const { written, exited } = run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await exited).toBe(1);
    expect(written.err).toMatch(/^The database cannot be used[^\n]*DATABASE_URL[^\n]*\n$/);
  });
});
