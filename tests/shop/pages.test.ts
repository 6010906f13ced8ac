import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { figure } from './figures.ts';
import { openShop } from './open-shop.ts';

const readers = figure(1_000, 50);

/** ms. */
const second = 1_000;

// In a process of its own: here the environment is that of tests, and Vite would build for it.
execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'local/build-app-now.ts']);
const shop = await openShop({ processes: 2 });
const [writer = '', reader = ''] = shop.origins;
const path = '/parts?search=caliper';

/** Returns the HTML, and when it was requested. */
async function read(origin: string) {
  const askedAt = performance.now();
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return { askedAt, html: await response.text() };
}

test('a change in one process is in the pages of another within a second, and never half of it', async () => {
  const admin = await shop.addAdmin();
  const part = await shop.addPart({ name: 'Caliper before', priceCents: 11_100 });
  const { html: before } = await read(reader);
  expect(before).toMatch(/Caliper before.*\$111\.00.*"price":111,/);

  let changedAt = Infinity;
  const pages = new Set<string>();
  let [started, tooOld] = [0, 0];
  let onAllStarted = () => {};
  const allStarted = new Promise<void>((resolve) => (onAllStarted = resolve));
  async function readUntilChanged(): Promise<void> {
    for (let count = 1; ; count++) {
      const { askedAt, html } = await read(reader);
      pages.add(html);
      if (count === 1 && ++started === readers) onAllStarted();
      if (html !== before) return;
      if (askedAt > changedAt + second) {
        tooOld += 1;
        return;
      }
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, readUntilChanged));
  await Promise.race([allStarted, reading]);
  const response = await fetch(`${writer}/api/parts/${part.id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: 1, name: 'Caliper after', price: 222 }),
  });
  changedAt = performance.now();
  expect(response.status).toBe(200);
  await reading;

  expect(tooOld).toBe(0);

  const { html: after } = await read(reader);
  expect(after).toMatch(/Caliper after.*\$222\.00.*"price":222,/);
  expect(after).not.toMatch(/Caliper before|\$111\.00|"price":111,/);
  expect([...pages].filter((html) => html !== before && html !== after)).toHaveLength(0);
}, 60_000);
