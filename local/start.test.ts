import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from './bundle.js';
import { freePort } from '#server/testing/free-port.ts';

// The whole shop starts, which on a busy machine builds the app first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const home = mkdtempSync(path.join(tmpdir(), 'norholt-start-'));
// The unprivileged user that root's database runs under has to get in, or it would live elsewhere.
chmodSync(home, 0o755);
const dataDir = path.join(home, 'data');

interface Start {
  process: ChildProcess;
  /** Everything that was written so far, on both streams. */
  output(): string;
  exited: Promise<number | null>;
  /** Resolves once `pattern` was written, or the process is gone. */
  wrote(pattern: RegExp): Promise<void>;
}

function start(env: Record<string, string>): Start {
  const child = spawn(process.execPath, ['local/cli.js', 'start'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const look of waiting) look();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    process: child,
    output: () => output,
    exited,
    wrote: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          if (!pattern.test(output)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        void exited.then(() => resolve());
        look();
      }),
  };
}

const freePorts = async () => ({
  PORT: String(await freePort()),
  AUTH_PORT: String(await freePort()),
  STRIPE_PORT: String(await freePort()),
});

const childOf = ({ process: { pid } }: Start, script: string) =>
  Number(execFileSync('pgrep', ['-P', String(pid), '-f', `/${script}$`], { encoding: 'utf8' }).trim());

let shop: Start;
let ports: Awaited<ReturnType<typeof freePorts>>;

beforeAll(async () => {
  ports = await freePorts();
  shop = start({ ...ports, DATA_DIR: dataDir });
  await shop.wrote(/^Ready: .*[\s\S]*Ctrl-C/m);
});

afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.exited;
  rmSync(home, { recursive: true, force: true });
});

test('says that it is ready at the start of a line, once everything answers, then who can sign in', async () => {
  const { PORT, AUTH_PORT, STRIPE_PORT } = ports;
  expect(shop.output()).toMatch(new RegExp(`^Ready: http://localhost:${PORT}$`, 'm'));
  expect(shop.output()).toMatch(/Ready[^]*customer@norholt\.test {2}drawing-office[^]*admin@norholt\.test/);
  expect(shop.output()).toContain(`read them at http://localhost:${AUTH_PORT}/mailbox`);

  for (const url of [
    `http://localhost:${PORT}/`,
    `http://localhost:${PORT}/api/parts`,
    `http://localhost:${AUTH_PORT}/gapi.js`,
    `http://localhost:${AUTH_PORT}/mailbox.js`,
    `http://localhost:${STRIPE_PORT}/stripe.js`,
  ]) {
    expect((await fetch(url)).status, url).toBe(200);
  }
});

test('prints no secret', () => {
  expect(shop.output()).not.toMatch(/postgres:\/\/|sk_test|whsec/);
});

test('a second start on the same folder is refused and names the first, which goes on', async () => {
  const second = start({ ...(await freePorts()), DATA_DIR: dataDir });

  expect(await second.exited).toBe(1);
  expect(second.output().trim()).toBe(
    `The data folder ${dataDir} is in use by process ${shop.process.pid}. Stop that one first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
});

test('a port in use ends a start with one line, and leaves nothing running', async () => {
  const other = start({ ...ports, DATA_DIR: path.join(home, 'other') });

  expect(await other.exited).toBe(1);
  expect(other.output().trim()).toBe(
    `Port ${ports.PORT} is in use. Stop what listens there, or set PORT to a free one: PORT=${Number(ports.PORT) + 1} npm start`,
  );
});

test('a bad setting of the server ends a start before anything runs', async () => {
  const bad = start({
    ...(await freePorts()),
    DATA_DIR: path.join(home, 'bad'),
    RATE_LIMIT_SCALE: 'much',
  });

  expect(await bad.exited).toBe(1);
  expect(bad.output().trim()).toBe('RATE_LIMIT_SCALE must be a number');
});

test('production is sent to npm run serve', async () => {
  const production = start({ NODE_ENV: 'production', DATA_DIR: path.join(home, 'production') });

  expect(await production.exited).toBe(1);
  expect(production.output()).toContain('npm run serve');
});

test('a server that is killed is started again', async () => {
  const pid = childOf(shop, 'server.js');

  process.kill(pid, 'SIGKILL');
  await shop.wrote(/The server ended \(killed by SIGKILL\)[^]*server \| Listening/);

  expect(childOf(shop, 'server.js')).not.toBe(pid);
  expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
});

test('SIGTERM stops every part within ten seconds', async () => {
  const started = Date.now();

  shop.process.kill('SIGTERM');

  expect(await shop.exited).toBe(0);
  expect(Date.now() - started).toBeLessThan(10_000);
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  }
});
