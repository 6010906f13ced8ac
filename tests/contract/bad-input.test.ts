import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { figure } from '#tests/shop/figures.ts';
import { seeded } from '#tests/shop/seeded.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { invalidate, type InvalidRequest } from './invalidate.ts';
import { invalidateUpload, validImage } from './invalidate-upload.ts';
import { invalidateEvent } from './invalidate-event.ts';
import { callNames, openShopWithRequests } from './valid-requests.ts';

/** Requests per call that must reach the validation of the input. An image is decoded by another process. */
const wanted = { usual: figure(2_000, 400), images: figure(2_000, 100) };
/** Images are decoded one after the other, so more concurrent requests would measure the queue. */
const concurrent = { usual: 8, images: 1 };
/** Rejected because of the caller, the rate or the content type, so they do not reach the validation. */
const notCounted = [401, 403, 415, 429];

const dataDir = tempFolder();

const { shop, requests } = await openShopWithRequests({ config: { rateLimitScale: 1_000_000, dataDir } });
// A payment reported by webhook would change the shop.
shop.stripe.webhooks.drop();

const tables = [
  'users',
  'parts',
  'orders',
  'payments',
  'stock_movements',
  'reviews',
  'idempotency_keys',
  'refund_jobs',
  'stripe_events',
  'uploads',
];

/** A hash of everything that a call can change. */
async function stateOfShop(): Promise<string> {
  const hashes = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await shop.db.query<{ hash: string }>(
        `SELECT count(*) || coalesce(md5(string_agg(md5(one::text), '' ORDER BY one::text)), '') AS hash FROM ${table} AS one`,
      );
      return `${table} ${rows[0]?.hash ?? ''}`;
    }),
  );
  return hashes.join('\n');
}

/**
 * In ms: how much longer the 99th percentile may be than that of a trivial call at the same time. `npm test` sends too
 * few requests for a percentile.
 */
const maxOverhead = figure(250, Infinity);

const percentile99 = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** Sends requests from `next` until enough of them have reached the validation. */
async function sendAll(
  name: string,
  method: string,
  next: () => InvalidRequest,
  kind: keyof typeof wanted = 'usual',
): Promise<void> {
  const before = await stateOfShop();
  const counts = new Map<number, number>();
  const took: number[] = [];
  const baseline: number[] = [];
  let counted = 0;

  async function send({ what, path, ...rest }: InvalidRequest): Promise<void> {
    const startedAt = performance.now();
    const { status, body } = await shop.call(method, path, rest);
    took.push(performance.now() - startedAt);
    const isRefused = status >= 400 && status < 500;
    expect(isRefused, `${what}: ${status} ${JSON.stringify(body)}`).toBe(true);
    expect(body, what).toMatchObject({
      message: expect.stringMatching(/\S/) as string,
      code: expect.any(String) as string,
    });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (!notCounted.includes(status)) counted += 1;
  }

  /** Measures the load of the machine with a trivial call. */
  async function sendBaseline(): Promise<void> {
    const startedAt = performance.now();
    await shop.call('GET', '/healthz');
    baseline.push(performance.now() - startedAt);
  }

  while (counted < wanted[kind]) {
    await Promise.all([sendBaseline(), ...Array.from({ length: concurrent[kind] }, () => send(next()))]);
  }
  expect(await stateOfShop()).toBe(before);
  const [p99, base] = [percentile99(took), percentile99(baseline)];
  console.info(name, Object.fromEntries(counts), `p99 ${p99.toFixed(1)} ms, baseline ${base.toFixed(1)} ms`);
  expect(p99 - base, `${name}: p99 ${p99} ms`).toBeLessThan(maxOverhead);
}

describe('invalid input is rejected with a problem and changes nothing', () => {
  test.each(callNames.filter((name) => name !== 'storeImage'))('%s', { timeout: 180_000 }, async (name) => {
    const { method, access } = calls[name];
    const valid = await requests[name](admitted(access));
    const source = invalidate(name, valid, seeded(name));
    await sendAll(name, method, () => source.next().value);
  });

  test('storeImage', { timeout: 180_000 }, async () => {
    const { path, token = '' } = await requests.storeImage('admin');
    const source = invalidateUpload({ path, token }, await validImage(), seeded('storeImage'));
    await sendAll('storeImage', 'POST', () => source.next().value, 'images');
    await expect(readdir(join(dataDir, 'uploads'))).rejects.toThrow('ENOENT');
  });

  test('the webhook, with a valid signature', { timeout: 180_000 }, async () => {
    const source = invalidateEvent(seeded('webhook'));
    await sendAll('webhook', 'POST', () => source.next().value);
  });
});
