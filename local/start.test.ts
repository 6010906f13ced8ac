import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from './bundle.js';
import { freePort } from '#server/core/free-port.ts';
import { tempFolder } from '#tests/temp-folder.ts';

// Starts the whole shop, which may build the app first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const home = tempFolder();
const dataDir = path.join(home, 'data');

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['local/cli.js', 'start'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const exited = once(child, 'close').then(([code]: unknown[]) => code);
  return { process: child, output: () => output, exited };
}

let shop: ReturnType<typeof start>;
let ports: Record<'PORT' | 'AUTH_PORT' | 'STRIPE_PORT', string>;

beforeAll(async () => {
  ports = {
    PORT: String(await freePort()),
    AUTH_PORT: String(await freePort()),
    STRIPE_PORT: String(await freePort()),
  };
  shop = start({ ...ports, DATA_DIR: dataDir });
  const ready = () => expect(shop.output()).toMatch(/^Ready: .*[\s\S]*Ctrl-C/m);
  await Promise.race([vi.waitFor(ready, { timeout: 180_000, interval: 100 }), shop.exited]);
});

afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.exited;
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

test('refers to npm run serve in production', async () => {
  const production = start({ NODE_ENV: 'production', DATA_DIR: path.join(home, 'production') });

  expect(await production.exited).toBe(1);
  expect(production.output()).toContain('npm run serve');
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
