import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { releaseLapsed } from '#server/orders/stock.ts';
import { expectBody, openShop, orderBody, ordersOf, type Person } from '../open-shop.ts';
import { figure, seeded, shuffled } from '../seeded.ts';

// Two processes with twenty connections each on one database.
const shop = await openShop({ processes: 2 });

const buyers: Person[] = [];
for (let count = 0; count < figure(500, 150); count++) buyers.push(await shop.addCustomer());

/** Places an order. A machine that is too slow for the lock of so many answers 503, and buyers repeat their requests. */
async function placeWithPatience(...order: Parameters<typeof shop.place>) {
  let response = await shop.place(...order);
  while (response.status === 503) response = await shop.place(...order);
  return response;
}

describe('the last stock', () => {
  test.each(Array.from({ length: figure(20, 1) }, (_, round) => round + 1))(
    'R1: of many concurrent buyers exactly 50 get the last 50 pieces (round %i)',
    { timeout: 60_000 },
    async (round) => {
      const part = await shop.addPart({ quantity: 50 });
      const responses = await Promise.all(
        shuffled(buyers, seeded(`R1, round ${round}`)).map((buyer) => placeWithPatience(buyer, part)),
      );
      const refused = responses.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(buyers.length - 50);
      for (const { status, body } of refused) {
        expect([400, 409]).toContain(status);
        expect(body).toMatchObject({ code: 'ABOVE_STOCK', message: 'Maximum order quantity 0' });
      }
      expect(await shop.stockOf(part)).toBe(0);
    },
  );

  test('R2: orders of random quantities never oversell, and no rejected order would fit the rest', async () => {
    const random = seeded('R2');
    const part = await shop.addPart({ quantity: 100 });
    const crowd = buyers.slice(0, 200);
    const wanted = crowd.map(() => 1 + Math.floor(random() * 7));
    const responses = await Promise.all(
      crowd.map((buyer, index) => placeWithPatience(buyer, part, wanted[index])),
    );
    let sold = 0;
    let smallestRefused = Infinity;
    for (const [index, { status }] of responses.entries()) {
      const quantity = wanted[index] ?? 0;
      if (status === 200) sold += quantity;
      else smallestRefused = Math.min(smallestRefused, quantity);
      expect([200, 400, 409]).toContain(status);
    }
    const left = await shop.stockOf(part);
    expect(sold + left).toBe(100);
    expect(left).toBeLessThan(smallestRefused);
  });
});

describe('a lapsed reservation', () => {
  test('returns the stock exactly once in concurrent runs, and the order stays', async () => {
    const part = await shop.addPart({ quantity: 50 });
    const ids = await Promise.all(buyers.slice(0, 8).map((buyer) => shop.order(buyer, part, 5)));
    await Promise.all(ids.map(shop.lapse));
    const released = await Promise.all([1, 2, 3, 4].map(() => releaseLapsed(shop.db)));
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(await shop.stockOf(part)).toBe(50);
    for (const id of ids)
      expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'released' });
    expect(await releaseLapsed(shop.db)).toBe(0);
  });

  test('and a concurrent cancellation return the stock once', async () => {
    const part = await shop.addPart({ quantity: 50 });
    const mine = buyers.slice(8, 28);
    const ids = await Promise.all(mine.map((buyer) => shop.order(buyer, part, 2)));
    await Promise.all(ids.map(shop.lapse));
    await Promise.all([
      releaseLapsed(shop.db),
      ...mine.map((buyer, index) => shop.deleteOrder(buyer, ids[index] ?? '')),
      releaseLapsed(shop.db),
    ]);
    expect(await shop.stockOf(part)).toBe(50);
    for (const id of ids)
      expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelled', stockState: 'released' });
  });

  test('is not released early', async () => {
    const [buyer] = buyers.slice(30);
    const part = await shop.addPart({ quantity: 5 });
    if (buyer) await shop.order(buyer, part, 5);
    await releaseLapsed(shop.db);
    expect(await shop.stockOf(part)).toBe(0);
  });
});

describe('R14: one idempotency key', () => {
  const place = (buyer: Person, key: string, body: object) =>
    shop.call('POST', '/orders', { token: buyer.token, body, headers: { 'Idempotency-Key': key } });
  const rounds = Array.from({ length: figure(10, 1) }, (_, round) => round + 1);

  test.each(rounds)('in a hundred concurrent requests places one order (round %i)', async () => {
    const buyer = await shop.addCustomer();
    const part = await shop.addPart({ quantity: 1000 });
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => place(buyer, key, orderBody(buyer, part, 2))),
    );
    const done = responses.filter(({ status }) => status === 200);
    for (const { status, body } of responses) {
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 409, body: { code: 'IN_FLIGHT' } });
    }
    expect(done.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(new Set(done.map((response) => expectBody(response, 200, PlacedOrder)._id)).size).toBe(1);
    expect(await ordersOf(shop, buyer)).toHaveLength(1);
    expect(await shop.stockOf(part)).toBe(998);
    expect(await place(buyer, key, orderBody(buyer, part, 3))).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
  });
});
