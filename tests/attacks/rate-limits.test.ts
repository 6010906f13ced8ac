import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { emulatorToken, type TestResponse } from '#server/testing/app.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { imageForm } from '#tests/contract/valid-requests.ts';
import { openShop, type Person } from '../shop/open-shop.ts';

// With production limits.
const shop = await openShop({ nodes: 2, config: { rateLimitScale: 1, dataDir: tempFolder() } });
const part = await shop.addPart();

// No time passes in a test, and more than an hour between two.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 }));
afterAll(() => vi.useRealTimers());

/** Sends `count` requests, eight at a time. Returns the number of each status. */
async function flood(count: number, send: (index: number) => Promise<TestResponse>) {
  const statuses: Record<number, number> = {};
  let next = 0;
  const sendAll = async () => {
    while (next < count) {
      const { status, headers } = await send(next++);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendAll));
  return statuses;
}

type Prepare = (customer: Person) => Promise<(index: number) => Promise<TestResponse>>;

test.each<[string, { limit: number; status: number; isShared: boolean }, Prepare]>([
  [
    'reports of unknown payments',
    { limit: 20, status: 400, isShared: false },
    async (customer) => {
      const orderId = await shop.order(customer, part);
      return (index) => shop.report(customer, orderId, `pi_invented${index}`);
    },
  ],
  [
    'profile writes',
    { limit: 30, status: 200, isShared: false },
    async ({ email, token }) =>
      (index) =>
        shop.call('PUT', `/user/${email}`, { token, body: { city: `City ${index}` } }),
  ],
  [
    'payments created for an order',
    { limit: 10, status: 200, isShared: true },
    async (customer) => {
      const orderId = await shop.order(customer, part);
      return () => shop.createPayment(customer, { orderId });
    },
  ],
  [
    'exchanges of different users from one address',
    { limit: 60, status: 200, isShared: true },
    async () => (index) => {
      const person = { uid: `uid-${index}`, email: `p${index}@norholt.test` };
      return shop.call('PUT', `/user/${person.email}`, { token: emulatorToken(person), body: { name: 'P' } });
    },
  ],
  [
    'images an hour',
    { limit: 30, status: 200, isShared: true },
    async () => {
      const { token } = await shop.addAdmin();
      return () => shop.call('POST', '/images', { token, body: imageForm() });
    },
  ],
  ['reads', { limit: 300, status: 200, isShared: false }, async () => () => shop.call('GET', '/parts')],
  [
    'reads of stored images',
    { limit: 600, status: 404, isShared: false },
    // Outside of the API.
    async () => () => shop.call('GET', `/../uploads/${'0'.repeat(32)}-400.webp`),
  ],
])('of many %s, the permitted number succeeds: %j', async (_, { limit, status, isShared }, prepare) => {
  const send = await prepare(await shop.addCustomer());
  const permitted = isShared ? limit : limit * shop.nodes.length;
  expect(await flood(permitted + 9, send)).toEqual({ [status]: permitted, 429: 9 });
});

test('of many forbidden admin calls, 60 a minute return 403 and six are audited', async () => {
  const { id, token } = await shop.addCustomer();
  const send = () => shop.call('PATCH', `/confirm-order/${randomUUID()}`, { token });
  expect(await flood(150, send)).toEqual({ 403: 120, 429: 30 });
  const { rowCount } = await shop.db.query('SELECT FROM audit_log WHERE user_id = $1', [id]);
  expect(rowCount).toBe(12);
});

test('of many tokens with a wrong signature, 60 a minute return 401, and a valid token still works', async () => {
  const { email, token } = await shop.addCustomer();
  const forged = token.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`);
  const send = () => shop.call('DELETE', `/orders/${randomUUID()}`, { token: forged });
  expect(await flood(150, send)).toEqual({ 401: 120, 429: 30 });
  expect(await shop.call('GET', `/user/${email}`, { token })).toMatchObject({ status: 200 });
});

test('an Idempotency-Key shared with another call cannot bypass the limit of five reviews a day', async () => {
  const { id, token } = await shop.addCustomer();
  const statuses = await flood(60, async (index) => {
    const headers = { 'Idempotency-Key': `shared-${Math.floor(index / 2)}` };
    // The first of each pair claims the key, fails and frees it, while the second checks the key.
    const isReview = index % 2 === 1;
    return isReview
      ? shop.call('POST', '/review', {
          ...{ token, headers },
          body: { rating: 5, description: `The best discs of all: ${index}` },
        })
      : shop.call('PATCH', `/payment-update/${randomUUID()}`, {
          ...{ token, headers },
          body: { transactionId: 'pi_invented' },
        });
  });
  const { rowCount } = await shop.db.query('SELECT FROM reviews WHERE user_id = $1', [id]);
  expect([rowCount, statuses[200]]).toEqual([5, 5]);
});

test('an admin who confirms 400 orders, eight at a time, stays below the limits', async () => {
  const { token } = await shop.addAdmin();
  const send = () => shop.call('PATCH', `/confirm-order/${randomUUID()}`, { token });
  expect(await flood(400, send)).toEqual({ 404: 400 });
});
