import { describe, expect, test } from 'vitest';
import { violations } from '#tests/shop/invariants.ts';
import { openShop, orderBody, type Person } from '#tests/shop/open-shop.ts';
import { seeded, shuffled } from '#tests/shop/seeded.ts';
import { releaseLapsed } from './stock.ts';

// Two processes with twenty connections each on one database.
const shop = await openShop({ processes: 2 });

const buyers: Person[] = [];
for (let count = 0; count < 500; count++) buyers.push(await shop.addCustomer());

describe('the last stock', () => {
  test.each(Array.from({ length: 20 }, (_, round) => round + 1))(
    'R1: of 500 buyers exactly 50 get the last 50 pieces (round %i)',
    { timeout: 60_000 },
    async (round) => {
      const part = await shop.addPart({ quantity: 50 });
      const answers = await Promise.all(
        shuffled(buyers, seeded(`R1, round ${round}`)).map((buyer) =>
          shop.call('POST', '/orders', { token: buyer.token, body: orderBody(buyer, part) }),
        ),
      );
      const counts = new Map<number, number>();
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
      expect(counts.get(200)).toBe(50);
      expect((counts.get(400) ?? 0) + (counts.get(409) ?? 0)).toBe(450);
      for (const { status, body } of answers) {
        if (status !== 200)
          expect(body).toMatchObject({ code: 'ABOVE_STOCK', message: 'Maximum order quantity 0' });
      }
      expect(await shop.stockOf(part)).toBe(0);
      expect(await violations(shop)).toEqual([]);
    },
  );

  test('R2: odd sizes never sell more than there is, and only what fits no order stays', async () => {
    const random = seeded('R2');
    const part = await shop.addPart({ quantity: 100 });
    const crowd = buyers.slice(0, 200);
    const wanted = crowd.map(() => 1 + Math.floor(random() * 7));
    const answers = await Promise.all(
      crowd.map((buyer, index) =>
        shop.call('POST', '/orders', { token: buyer.token, body: orderBody(buyer, part, wanted[index]) }),
      ),
    );
    let sold = 0;
    let smallestRefused = Infinity;
    for (const [index, { status }] of answers.entries()) {
      const quantity = wanted[index] ?? 0;
      if (status === 200) sold += quantity;
      else smallestRefused = Math.min(smallestRefused, quantity);
      expect([200, 400, 409]).toContain(status);
    }
    const left = await shop.stockOf(part);
    expect(sold + left).toBe(100);
    expect(left).toBeLessThan(smallestRefused);
    expect(await violations(shop)).toEqual([]);
  });
});

describe('a reservation that runs out', () => {
  const lapse = (orderId: string) =>
    shop.db.query(`UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = $1`, [orderId]);

  test('gives the stock back exactly once, whoever releases it, and the order stays', async () => {
    const part = await shop.addPart({ quantity: 50 });
    const ids = await Promise.all(buyers.slice(0, 8).map((buyer) => shop.order(buyer, part, 5)));
    await Promise.all(ids.map(lapse));
    const released = await Promise.all([1, 2, 3, 4].map(() => releaseLapsed(shop.db)));
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(await shop.stockOf(part)).toBe(50);
    for (const id of ids)
      expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'released' });
    expect(await releaseLapsed(shop.db)).toBe(0);
    expect(await violations(shop)).toEqual([]);
  });

  test('and a cancellation at the same moment give the stock back once', async () => {
    const part = await shop.addPart({ quantity: 50 });
    const mine = buyers.slice(8, 28);
    const ids = await Promise.all(mine.map((buyer) => shop.order(buyer, part, 2)));
    await Promise.all(ids.map(lapse));
    await Promise.all([
      releaseLapsed(shop.db),
      ...mine.map((buyer, index) => shop.call('DELETE', `/orders/${ids[index]}`, { token: buyer.token })),
      releaseLapsed(shop.db),
    ]);
    expect(await shop.stockOf(part)).toBe(50);
    for (const id of ids)
      expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelled', stockState: 'released' });
    expect(await violations(shop)).toEqual([]);
  });

  test('is not touched before its time', async () => {
    const [buyer] = buyers.slice(30);
    const part = await shop.addPart({ quantity: 5 });
    if (buyer) await shop.order(buyer, part, 5);
    await releaseLapsed(shop.db);
    expect(await shop.stockOf(part)).toBe(0);
  });
});
