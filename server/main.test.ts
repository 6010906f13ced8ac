import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { Agent, get as getOverTls } from 'node:https';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundle } from './testing/bundle.ts';
import { openTestDatabase } from './testing/database.ts';
import { serve } from './testing/serve.ts';
import { runServer } from './testing/server.ts';
import { productionVariables } from './testing/production-variables.ts';
import { writeMark } from './db/environment-mark.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { tempFolder } from '#tests/temp-folder.ts';

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
  test('prints its URL, responds to any path, and completes open requests on SIGTERM', async () => {
    const { child, output, exited, origin } = await start();
    expect(output.out).toBe(`Listening on ${origin.replace('127.0.0.1', 'localhost')}\n`);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
    // Pages respond with 503 while the app is not built.
    for (const path of ['/api/%', '/%00', '//', '/api//', '/api/parts/%2e%2e'])
      expect((await fetch(`${origin}${path}`)).status, path).not.toBe(500);
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

  test('writes only JSON lines in production', async () => {
    const production = await openTestDatabase();
    await writeMark(production.db, 'production');
    const settings = { ...productionVariables, NODE_ENV: '', DATABASE_URL: production.url };
    const { child, output, exited } = await start(settings);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    const lines = output.out.trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 30, msg: `Listening on ${productionVariables.PUBLIC_URL}` }),
    );
    expect(output.err).toBe('');
  });

  test('speaks HTTP/2 and HTTP/1.1 with a certificate, and closes open connections on SIGTERM', async () => {
    const folder = tempFolder();
    const files = { TLS_CERTIFICATE_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
    const create = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost';
    const out = ['-out', files.TLS_CERTIFICATE_FILE, '-keyout', files.TLS_KEY_FILE];
    execFileSync('openssl', [...create.split(' '), ...out], { stdio: 'ignore' });
    const { child, origin, exited, output } = await start(files);
    const { port } = new URL(origin);
    const tls = { ca: readFileSync(files.TLS_CERTIFICATE_FILE), servername: 'localhost' };

    const session = connect(`https://localhost:${port}`, tls);
    const stream = session.request({ ':path': '/api/parts?limit=1', 'accept-encoding': 'br' });
    const [headers]: unknown[] = await once(stream, 'response');
    expect(headers).toMatchObject({ ':status': 200, 'x-total-count': '28' });
    stream.resume();
    await once(stream, 'end');

    const agent = new Agent({ ...tls, keepAlive: true });
    const overHttp1 = getOverTls({ host: 'localhost', port, path: '/healthz', agent });
    const [response]: unknown[] = await once(overHttp1, 'response');
    expect(response).toMatchObject({ statusCode: 200, httpVersion: '1.1' });

    const closed = once(session, 'close');
    child.kill('SIGTERM');
    await closed;
    agent.destroy();
    expect(await exited).toBe(0);
    expect(output.err).toBe('');
  });

  test('stops when its supervisor exits', async () => {
    const { child, exited } = await start({ NORHOLT_SUPERVISED: '1' });
    child.stdin?.end();
    expect(await exited).toBe(0);
  });
});

describe('a failed start', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a certificate that cannot be read',
      { TLS_CERTIFICATE_FILE: '/none', TLS_KEY_FILE: '/none' },
      /^TLS_CERTIFICATE_FILE or TLS_KEY_FILE cannot be read\.\n$/,
    ],
    [
      'each invalid setting in its own line',
      { PORT: 'x', PAYMENTS: 'x' },
      /^PORT [^\n]*\nPAYMENTS [^\n]*\n$/,
    ],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^The database cannot be used[^\n]*DATABASE_URL[^\n]*\n$/,
    ],
  ])('reports %s', async (_, environment, message) => {
    const { output, exited } = await run(environment);
    expect(await exited).toBe(1);
    expect(output.err).toMatch(message);
  });

  test('reports a port in use', async () => {
    const { port } = new URL(await serve(() => undefined));
    const { output, exited } = await run({ PORT: port });
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
});
