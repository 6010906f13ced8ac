import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { invalidEvents, invalidRequests, invalidUploads, type InvalidRequest } from './invalid-requests.ts';
import { callNames, openShopWithRequests } from './valid-requests.ts';

const dataDir = tempFolder();

const { shop, requests } = await openShopWithRequests({
  config: { rateLimitScale: 1_000_000, dataDir },
  // The valid request of `updatePayment` pays an order, and its report is never sent.
  isTampered: true,
});
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

const senders = 8;

async function expectRejected(method: string, invalid: readonly InvalidRequest[]): Promise<void> {
  const before = await stateOfShop();
  const queue = [...invalid];
  async function sendAll(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { what, path, ...send } = next;
      const { status, body } = await shop.call(method, path, send);
      const message = `${what.slice(0, 80)}: ${status} ${JSON.stringify(body)}`;
      expect(status >= 400 && status < 500, message).toBe(true);
      expect(body, message).toMatchObject({
        message: expect.stringMatching(/\S/) as string,
        code: expect.any(String) as string,
      });
    }
  }
  await Promise.all(Array.from({ length: senders }, sendAll));
  expect(await stateOfShop()).toBe(before);
}

describe('invalid input is rejected with a problem and changes nothing', () => {
  test.each(callNames.filter((name) => name !== 'storeImage'))('%s', { timeout: 180_000 }, async (name) => {
    const { method, access } = calls[name];
    await expectRejected(method, invalidRequests(name, await requests[name](admitted(access))));
  });

  test('storeImage', async () => {
    await expectRejected('POST', await invalidUploads(await requests.storeImage('admin')));
    await expect(readdir(join(dataDir, 'uploads'))).rejects.toThrow('ENOENT');
  });

  test('the webhook, with a valid signature', async () => {
    await expectRejected('POST', invalidEvents());
  });
});
