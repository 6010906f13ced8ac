import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from './bundle.js';
import { freePort } from '#server/core/free-port.ts';

// Starts the whole shop, which may build the app first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const home = mkdtempSync(path.join(tmpdir(), 'norholt-start-'));
// PostgreSQL's unprivileged user needs access when this runs as root.
chmodSync(home, 0o755);
const dataDir = path.join(home, 'data');

interface Start {
  process: ChildProcess;
  /** The output of both streams so far. */
  output(): string;
  exited: Promise<number | null>;
  /** Resolves when the output matches `pattern` or the process has exited. */
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

test('prints that it is ready when everything responds, then the demo accounts', async () => {
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

test('a second start on the same folder fails with the id of the first, which keeps running', async () => {
  const second = start({ ...(await freePorts()), DATA_DIR: dataDir });

  expect(await second.exited).toBe(1);
  expect(second.output().trim()).toBe(
    `The data folder ${dataDir} is in use by process ${shop.process.pid}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
});

test('fails with one line when a port is in use', async () => {
  const other = start({ ...ports, DATA_DIR: path.join(home, 'other') });

  expect(await other.exited).toBe(1);
  expect(other.output().trim()).toBe(
    `Port ${ports.PORT} is in use. Stop the process that uses it, or set PORT to a free port: PORT=${Number(ports.PORT) + 1} npm start`,
  );
});

test('fails with an invalid setting before anything starts', async () => {
  const bad = start({
    ...(await freePorts()),
    DATA_DIR: path.join(home, 'bad'),
    RATE_LIMIT_SCALE: 'much',
  });

  expect(await bad.exited).toBe(1);
  expect(bad.output().trim()).toBe('RATE_LIMIT_SCALE must be a number');
});

test('refers to npm run serve in production', async () => {
  const production = start({ NODE_ENV: 'production', DATA_DIR: path.join(home, 'production') });

  expect(await production.exited).toBe(1);
  expect(production.output()).toContain('npm run serve');
});

test('restarts a killed server', async () => {
  const pid = childOf(shop, 'server.js');

  process.kill(pid, 'SIGKILL');
  await shop.wrote(/The server exited \(killed by SIGKILL\)[^]*server \| Listening/);

  expect(childOf(shop, 'server.js')).not.toBe(pid);
  expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
});

test('SIGTERM stops every process within ten seconds', async () => {
  const started = Date.now();

  shop.process.kill('SIGTERM');

  expect(await shop.exited).toBe(0);
  expect(Date.now() - started).toBeLessThan(10_000);
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  }
});
