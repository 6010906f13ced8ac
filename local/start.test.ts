import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { Part } from '#contract/catalogue/parts.ts';
import { SignedIn } from '#contract/accounts/users.ts';
import { freePort } from '#server/core/free-port.ts';
import { childrenOf } from '#server/testing/server.ts';
import { expectFigures } from '#tests/shop/expect-figures.ts';
import { startLoad } from '#tests/shop/load.ts';
import { figure } from '#tests/shop/seeded.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { projectRoot } from '#server/core/root.ts';

// Starts the whole shop, which may build the app first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const dataDir = tempFolder();

let shop: ChildProcess;
let output = '';
let exited: Promise<unknown[]>;
let ports: Record<'PORT' | 'AUTH_PORT' | 'STRIPE_PORT' | 'SMTP_PORT', string>;

const freePorts = async () => ({
  PORT: String(await freePort()),
  AUTH_PORT: String(await freePort()),
  STRIPE_PORT: String(await freePort()),
  SMTP_PORT: String(await freePort()),
});

const runStart = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['local/cli.js', 'start'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...{ NODE_ENV: '', VITEST: '', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With its own process group, which a test kills.
    detached: true,
  });

async function startShop(): Promise<void> {
  output = '';
  shop = runStart(ports);
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  exited = once(shop, 'close');
  const ready = () => expect(output).toMatch(/^Ready: .*[\s\S]*Ctrl-C/m);
  await Promise.race([vi.waitFor(ready, { timeout: 180_000, interval: 20 }), exited]);
}

beforeAll(async () => {
  ports = await freePorts();
  await startShop();
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

test('R13: a second start on the same folder fails and names the first, which is not disturbed', async () => {
  const startedAt = performance.now();
  const second = runStart(await freePorts());
  const [message, [code]] = await Promise.all([
    text(second.stderr ?? expect.unreachable()),
    once(second, 'exit'),
  ]);
  expect(code).not.toBe(0);
  expect(message).toContain(String(shop.pid));
  expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
  expectFigures('a second npm start', {
    's until it exits': [(performance.now() - startedAt) / 1000, figure(5, 20)],
  });
});

const SignedUp = z.object({ idToken: z.string() });

/** Creates an account in the auth emulator and signs in to the shop. */
async function signUp(email: string): Promise<{ email: string; headers: Record<string, string> }> {
  const send = async (url: string, method: string, body: object, headers: Record<string, string> = {}) => {
    const json = { 'Content-Type': 'application/json' };
    const response = await fetch(url, {
      method,
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const accounts = `http://localhost:${ports.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts`;
  const account = await send(`${accounts}:signUp?key=demo`, 'POST', { email, password: 'drawing-office' });
  const { idToken } = SignedUp.parse(account);
  const user = `http://localhost:${ports.PORT}/api/user/${email}`;
  const session = await send(user, 'PUT', { name: 'Mara', email }, { Authorization: `Bearer ${idToken}` });
  const { accessToken } = SignedIn.parse(session);
  return { email, headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' } };
}

test(
  'R13: no order is lost when the whole run is killed under load, and it starts again',
  { timeout: 900_000 },
  async () => {
    const kills = figure(30, 1);
    const perSecond = figure(200, 40);
    const api = `http://localhost:${ports.PORT}/api`;
    const customers = await Promise.all(
      Array.from({ length: figure(40, 8) }, (_, index) => signUp(`buyer${index}@norholt.test`)),
    );
    const parts = z.array(Part).parse(await (await fetch(`${api}/parts`)).json());
    /** The orders that the shop acknowledged, with the status that a request for them must have. */
    const known = new Map<string, { headers: Record<string, string>; status: number }>();

    async function buy(index: number): Promise<void> {
      const { email, headers } = customers[index % customers.length] ?? expect.unreachable();
      const {
        _id: partId,
        name: productName,
        price,
        minQuantity,
      } = parts[index % parts.length] ?? expect.unreachable();
      const body = JSON.stringify({
        ...{
          name: 'Mara Lindqvist',
          email,
          phone: '+46 70 740 61 23',
          address: 'Verkstadsgatan 14, Göteborg',
        },
        ...{ partId, productName, productQuantity: minQuantity },
        totalPrice: Math.round(price * 100 * minQuantity) / 100,
      });
      const placed = await fetch(`${api}/orders`, { method: 'POST', headers, body });
      if (placed.status !== 200) return;
      const { _id: id } = PlacedOrder.parse(await placed.json());
      known.set(id, { headers, status: 200 });
      if (index % 21 === 0) return;
      // Unknown until the shop responds.
      known.delete(id);
      const cancelled = await fetch(`${api}/orders/${id}`, { method: 'DELETE', headers });
      if (cancelled.status === 200) known.set(id, { headers, status: 404 });
    }

    const rates: number[] = [];
    let slowest = 0;
    for (let kill = 0; kill < kills; kill++) {
      const wanted = known.size + 20;
      // The connections of the last requests fail.
      const load = startLoad(perSecond / 2, (index) => buy(index).catch(() => undefined));
      await expect.poll(() => known.size, { timeout: 30_000, interval: 20 }).toBeGreaterThan(wanted);
      process.kill(-(shop.pid ?? Number.NaN), 'SIGKILL');
      await exited;
      rates.push((await load.stop()).perSecond * 2);
      const startedAt = performance.now();
      await startShop();
      slowest = Math.max(slowest, (performance.now() - startedAt) / 1000);
    }
    let lost = 0;
    for (const [id, { headers, status }] of known)
      if ((await fetch(`${api}/payment/${id}`, { headers })).status !== status) lost += 1;
    expectFigures(
      `${kills} × kill -9 of npm start with all its processes, ${Math.min(...rates).toFixed(0)} requests/s`,
      {
        'acknowledged orders or cancellations lost': [lost, 0],
        's until ready': [slowest, figure(10, 60)],
      },
    );
  },
);

test('SIGTERM stops every process within ten seconds', async () => {
  const started = Date.now();

  shop.kill('SIGTERM');

  expect(await exited).toEqual([0, null]);
  expect(Date.now() - started).toBeLessThan(10_000);
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  }
});

test('ends with an exit code and the cause when a part exits', async () => {
  await startShop();
  const isServer = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.ts');
  const server = childrenOf(shop.pid ?? 0).find(isServer) ?? expect.unreachable();

  process.kill(server, 'SIGKILL');

  expect(await exited).toEqual([1, null]);
  expect(output).toMatch(/^The server exited: killed by SIGKILL/m);
});
