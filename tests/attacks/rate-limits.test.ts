import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { TestResponse } from '#server/testing/app.ts';
import { figure } from '../shop/seeded.ts';
import { openShop } from '../shop/open-shop.ts';

// With production limits, over HTTP against a server process.
const shop = await openShop({ processes: 1, rateLimitScale: 1 });
const part = await shop.addPart();

// On a slow machine a flood takes several minutes, and each minute allows more requests.
vi.setConfig({ testTimeout: 120_000 });

/** Sends `count` requests, eight at a time. Returns the number of each status, and of minutes begun meanwhile. */
async function flood(count: number, send: (index: number) => Promise<TestResponse>) {
  const startedAt = performance.now();
  const statuses: Record<number, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < count) {
        const { status, headers } = await send(next++);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }),
  );
  return { statuses, minutes: 1 + Math.floor((performance.now() - startedAt) / 60_000) };
}

/** Expects `limit` responses a minute with `status`, and 429 for all others. */
function expectLimited(
  { statuses, minutes }: Awaited<ReturnType<typeof flood>>,
  status: number,
  limit: number,
) {
  expect(Object.keys(statuses)).toEqual([String(status), '429']);
  expect(statuses[status]).toBeGreaterThanOrEqual(limit);
  expect(statuses[status]).toBeLessThanOrEqual(limit * minutes);
}

const auditRowsOf = async ({ id }: { id: string }) => {
  const { rowCount } = await shop.db.query('SELECT FROM audit_log WHERE user_id = $1', [id]);
  return rowCount ?? 0;
};

test('of many reports of unknown payments, 20 a minute reach the payment provider', async () => {
  const customer = await shop.addCustomer();
  const orderId = await shop.order(customer, part);
  expectLimited(
    await flood(figure(600, 60), (index) => shop.report(customer, orderId, `pi_invented${index}`)),
    400,
    20,
  );
});

test('of many forbidden admin calls, 60 a minute return 403 and six are audited', async () => {
  const customer = await shop.addCustomer();
  const flooded = await flood(figure(900, 150), () =>
    shop.call('PATCH', `/confirm-order/${randomUUID()}`, { token: customer.token }),
  );
  expectLimited(flooded, 403, 60);
  expect(await auditRowsOf(customer)).toBeLessThanOrEqual(6 * flooded.minutes);
});

test('of many profile writes, 30 a minute succeed', async () => {
  const customer = await shop.addCustomer();
  const flooded = await flood(figure(900, 90), (index) =>
    shop.call('PUT', `/user/${customer.email}`, { token: customer.token, body: { city: `City ${index}` } }),
  );
  expectLimited(flooded, 200, 30);
});

test('of many tokens with a wrong signature, 60 a minute return 401, and a valid token still works', async () => {
  const customer = await shop.addCustomer();
  const forged = customer.token.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`);
  const flooded = await flood(figure(300, 150), () =>
    shop.call('DELETE', `/orders/${randomUUID()}`, { token: forged }),
  );
  expectLimited(flooded, 401, 60);
  expect((await shop.call('GET', `/user/${customer.email}`, { token: customer.token })).status).toBe(200);
});

test('an Idempotency-Key shared with another call cannot bypass the limit of five reviews a day', async () => {
  const customer = await shop.addCustomer();
  const { statuses } = await flood(figure(200, 60), async (index) => {
    const headers = { 'Idempotency-Key': `shared-${Math.floor(index / 2)}` };
    const { token } = customer;
    // The first of each pair claims the key, fails and frees it, while the second checks the key.
    return index % 2 === 0
      ? shop.call('PATCH', `/payment-update/${randomUUID()}`, {
          token,
          headers,
          body: { transactionId: 'pi_invented' },
        })
      : shop.call('POST', '/review', {
          token,
          headers,
          body: { rating: 5, description: `The best discs of all: ${index}` },
        });
  });
  const { rowCount } = await shop.db.query('SELECT FROM reviews WHERE user_id = $1', [customer.id]);
  expect(rowCount).toBe(5);
  expect(statuses[200]).toBe(5);
});

test('an admin who confirms 400 orders, eight at a time, stays below the limits', async () => {
  const admin = await shop.addAdmin();
  const { statuses } = await flood(400, () =>
    shop.call('PATCH', `/confirm-order/${randomUUID()}`, { token: admin.token }),
  );
  expect(statuses).toEqual({ 404: 400 });
});
