import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectFigures } from '../expect-figures.ts';
import { checkoutBody, openShop, orderBody } from '../open-shop.ts';
import { figure, seeded, shuffled } from '../seeded.ts';

// Two processes on one database.
const shop = await openShop({ processes: 2 });

test('R25: concurrent checkouts and single orders of the same parts end, without a deadlock', async () => {
  const random = seeded('R25');
  const count = figure(500, 60);
  const [lines, quantity, stock] = [10, 2, 1_000_000];
  const parts = await Promise.all(Array.from({ length: 20 }, () => shop.addPart({ quantity: stock })));
  // Each may have ten open checkouts. Half of them have paid before, so that they wait for nobody's share.
  const buyers = await Promise.all(Array.from({ length: Math.ceil(count / 5) }, () => shop.addCustomer()));
  const other = await shop.addPart({ quantity: stock });
  for (const buyer of buyers.filter((_, index) => index % 2 === 0)) await shop.paidOrder(buyer, other);
  const jobs = Array.from({ length: count }, (_, index) => {
    const buyer = buyers[index % buyers.length] ?? expect.unreachable();
    const [alone, ...together] = shuffled(parts, random).slice(0, lines + 1);
    const send = (path: string, body: object) => {
      const headers = { 'Idempotency-Key': randomUUID() };
      return () => shop.call('POST', path, { token: buyer.token, body, headers });
    };
    return [
      send('/checkouts', checkoutBody(buyer, together, quantity)),
      send('/orders', orderBody(buyer, alone ?? expect.unreachable(), quantity)),
    ];
  }).flat();
  const queue = jobs.values();
  const statuses: number[] = [];
  let slowest = 0;
  let busy = 0;
  async function sendAll(): Promise<void> {
    for (const job of queue) {
      const startedAt = performance.now();
      let response = await job();
      // A machine that is too slow for the locks of so many answers 503, and clients repeat their requests,
      // which are in flight for a while.
      for (; response.status === 503 || response.status === 409; busy += 1) response = await job();
      if (response.status !== 200) console.info(response.status, response.body);
      statuses.push(response.status);
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: 50 }, sendAll));

  const { rows } = await shop.db.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  const left = await Promise.all(parts.map(shop.stockOf));
  const sold = left.reduce((sum, quantityLeft) => sum + stock - quantityLeft, 0);
  expectFigures(`${count} checkouts of ${lines} lines and as many single orders, 50 at a time`, {
    'without an order': [statuses.filter((status) => status !== 200).length, 0],
    deadlocks: [rows[0]?.deadlocks ?? Number.NaN, 0],
    'pieces too few or too many': [Math.abs(sold - count * (lines + 1) * quantity), 0],
    's until the slowest response': [slowest / 1000, figure(15, 60)],
    'answers of 503': [busy, figure(0, count)],
  });
}, 240_000);
