import { beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/access.ts';
import { calls } from '#contract/calls.ts';
import { openShop } from '#tests/shop/open-shop.ts';
import { seeded } from '#tests/shop/seeded.ts';
import { spoil, type SpoiltRequest } from './spoil.ts';
import { gatherPeople, imageHosts, validRequests } from './valid-requests.ts';

/** Spoilt requests a call that must reach the checks of its input. */
const wanted = 2_000;
const atOnce = 8;
/** Refused for who asks, how often, or what the body says it is: they prove nothing of the input's checks. */
const notCounted = [401, 403, 415, 429];

const shop = await openShop({ config: { rateLimitScale: 1_000_000, imageHosts } });
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

const names = (Object.keys(calls) as (keyof typeof calls)[]).filter((name) => name !== 'storeImage');

describe('bad input is refused with words, and changes nothing', () => {
  test.each(names)('%s', { timeout: 120_000 }, async (name) => {
    const { method, access: kind } = calls[name];
    const valid = await requests[name](access[kind].own === 200 ? 'own' : 'admin');
    const before = await stateOfShop();
    const random = seeded(name);
    const source = spoil(name, valid, random);
    const counts = new Map<number, number>();
    let counted = 0;

    async function send({ what, path, ...rest }: SpoiltRequest): Promise<void> {
      const { status, body } = await shop.call(method, path, rest);
      const isRefused = status >= 400 && status < 500;
      expect(isRefused, `${what}: ${status} ${JSON.stringify(body)}`).toBe(true);
      expect(body, what).toMatchObject({
        message: expect.stringMatching(/\S/) as string,
        code: expect.any(String) as string,
      });
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (!notCounted.includes(status)) counted += 1;
    }

    while (counted < wanted) {
      await Promise.all(Array.from({ length: atOnce }, () => send(source.next().value)));
    }
    expect(await stateOfShop()).toBe(before);
    console.info(name, Object.fromEntries(counts));
  });
});
