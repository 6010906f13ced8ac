import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { openShop } from '#tests/shop/open-shop.ts';
import { seeded } from '#tests/shop/seeded.ts';
import { invalidate, type InvalidRequest } from './invalidate.ts';
import { picture, invalidateUpload } from './invalidate-upload.ts';
import { invalidateEvent } from './invalidate-event.ts';
import { gatherPeople, imageHosts, validRequests } from './valid-requests.ts';

/** Spoilt requests a call that must reach the checks of its input. */
const wanted = 2_000;
/** Requests at a time. Images are decoded one after the other, so more of them would measure the queue. */
const atOnce = { usual: 8, images: 1 };
/** Refused for who asks, how often, or what the body says it is: they prove nothing of the input's checks. */
const notCounted = [401, 403, 415, 429];

const dataDir = await mkdtemp(join(tmpdir(), 'norholt-bad-input-'));
afterAll(() => rm(dataDir, { recursive: true }));

const shop = await openShop({ config: { rateLimitScale: 1_000_000, imageHosts, dataDir } });
let requests: ReturnType<typeof validRequests>;

beforeAll(async () => {
  // A payment that is reported by webhook would change the shop on its own.
  shop.stripe.webhooks.drop();
  requests = validRequests(shop, await gatherPeople(shop));
});

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

/** One hash of everything that a call could change. */
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

/** ms that the slowest hundredth may take over what answering nothing at all takes at the same time. */
const slowest = 250;

const hundredth = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** Sends what `next` makes until enough of it reached the checks of the input. */
async function hammer(
  name: string,
  method: string,
  next: () => InvalidRequest,
  concurrency = atOnce.usual,
): Promise<void> {
  const before = await stateOfShop();
  const counts = new Map<number, number>();
  const took: number[] = [];
  const tookNothing: number[] = [];
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

  /** What the machine itself costs, whatever else it is doing: a call that looks at nothing. */
  async function sendNothing(): Promise<void> {
    const startedAt = performance.now();
    await shop.call('GET', '/healthz');
    tookNothing.push(performance.now() - startedAt);
  }

  while (counted < wanted) {
    await Promise.all([sendNothing(), ...Array.from({ length: concurrency }, () => send(next()))]);
  }
  expect(await stateOfShop()).toBe(before);
  const [p99, base] = [hundredth(took), hundredth(tookNothing)];
  console.info(
    name,
    Object.fromEntries(counts),
    `p99 ${p99.toFixed(1)} ms, of nothing ${base.toFixed(1)} ms`,
  );
  expect(p99 - base, `${name}: p99 ${p99} ms`).toBeLessThan(slowest);
}

const names = (Object.keys(calls) as (keyof typeof calls)[]).filter((name) => name !== 'storeImage');

describe('bad input is refused with words, and changes nothing', () => {
  test.each(names)('%s', { timeout: 180_000 }, async (name) => {
    const { method, access: kind } = calls[name];
    const valid = await requests[name](access[kind].own === 200 ? 'own' : 'admin');
    const source = invalidate(name, valid, seeded(name));
    await hammer(name, method, () => source.next().value);
  });

  test('storeImage', { timeout: 180_000 }, async () => {
    const { path, token = '' } = await requests.storeImage('admin');
    const source = invalidateUpload({ path, token }, await picture(), seeded('storeImage'));
    await hammer('storeImage', 'POST', () => source.next().value, atOnce.images);
    await expect(readdir(join(dataDir, 'uploads'))).rejects.toThrow('ENOENT');
  });

  test('the provider’s webhook, rightly signed', { timeout: 180_000 }, async () => {
    const source = invalidateEvent(seeded('webhook'));
    await hammer('webhook', 'POST', () => source.next().value);
  });
});
