import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openShop } from './open-shop.ts';

/** ms. */
const second = 1_000;

// In a process of its own: here the environment is that of tests, and Vite would build for it.
execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'local/build-app-now.ts']);
const shop = await openShop({ processes: 2 });
const [writer = '', reader = ''] = shop.origins;
const path = '/parts?search=caliper';

async function read(): Promise<string> {
  const response = await fetch(reader + path, { headers: { 'Accept-Encoding': 'br' } });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.text();
}

test('a change in one process is in the pages of another within a second, and never half of it', async () => {
  const admin = await shop.addAdmin();
  const part = await shop.addPart({ name: 'Caliper before', priceCents: 11_100 });
  const before = await read();
  expect(before).toMatch(/Caliper before.*\$111\.00.*"price":111,/);

  const response = await fetch(`${writer}/api/parts/${part.id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: 1, name: 'Caliper after', price: 222 }),
  });
  expect(response.status).toBe(200);
  const changedAt = performance.now();
  let requestedAt: number;
  let after: string;
  do {
    requestedAt = performance.now();
    after = await read();
  } while (after === before && requestedAt < changedAt + second);
  expect(after).toMatch(/Caliper after.*\$222\.00.*"price":222,/);
  expect(after).not.toMatch(/Caliper before|\$111\.00|"price":111,/);
}, 60_000);
