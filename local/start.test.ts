import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from './bundle.js';
import { freePort } from '#server/core/free-port.ts';
import { tempFolder } from '#tests/temp-folder.ts';

// Starts the whole shop, which may build the app first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const dataDir = tempFolder();

let shop: ChildProcess;
let output = '';
let exited: Promise<unknown[]>;
let ports: Record<'PORT' | 'AUTH_PORT' | 'STRIPE_PORT', string>;

beforeAll(async () => {
  ports = {
    PORT: String(await freePort()),
    AUTH_PORT: String(await freePort()),
    STRIPE_PORT: String(await freePort()),
  };
  shop = spawn(process.execPath, ['local/cli.js', 'start'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  exited = once(shop, 'close');
  const ready = () => expect(output).toMatch(/^Ready: .*[\s\S]*Ctrl-C/m);
  await Promise.race([vi.waitFor(ready, { timeout: 180_000, interval: 100 }), exited]);
});

afterAll(async () => {
  shop.kill('SIGTERM');
  await exited;
});

test('prints that it is ready when everything responds, then the demo accounts', async () => {
  const { PORT, AUTH_PORT, STRIPE_PORT } = ports;
  expect(output).toMatch(new RegExp(`^Ready: http://localhost:${PORT}$`, 'm'));
  expect(output).toMatch(/Ready[^]*customer@norholt\.test {2}drawing-office[^]*admin@norholt\.test/);
  expect(output).toContain(`read them at http://localhost:${AUTH_PORT}/mailbox`);

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

test('prints no secret', () => expect(output).not.toMatch(/postgres:\/\/|sk_test|whsec/));

test('SIGTERM stops every process within ten seconds', async () => {
  const started = Date.now();

  shop.kill('SIGTERM');

  expect(await exited).toEqual([0, null]);
  expect(Date.now() - started).toBeLessThan(10_000);
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  }
});
