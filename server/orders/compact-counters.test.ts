import { expect, test } from 'vitest';
import { openShop } from '#tests/shop/open-shop.ts';
import { compactCounters } from './compact-counters.ts';
import { orderStats } from '../shop/stats/order-stats.ts';

const shop = await openShop();

const tallies = async () => {
  const { rows } = await shop.db.query(
    `SELECT day::text, status, sum(orders) AS orders, sum(cents)::bigint AS cents FROM order_tallies
      GROUP BY day, status HAVING sum(orders) <> 0 ORDER BY day, status`,
  );
  return rows;
};
const countOrders = async () => {
  const { rows } = await shop.db.query(
    `SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, status, count(*) AS orders,
            sum(total_cents)::bigint AS cents
       FROM orders GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
};

test('the tallies equal a count of the orders while orders change and tallies are compacted', async () => {
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.addCustomer()));
  const compacting = Array.from({ length: 5 }, () => compactCounters(shop.db));
  // A customer orders one part, one order after another: a request that waits for a row or a connection may be refused.
  await Promise.all(
    customers.map(async (customer, index) => {
      const part = await shop.addPart();
      const ids: string[] = [];
      for (let count = 0; count < 8; count++) ids.push(await shop.order(customer, part));
      for (const id of ids.slice(0, 4)) await shop.deleteOrder(customer, id);
      if (index > 0) return;
      await shop.db.query(`UPDATE orders SET created_at = created_at - interval '3 days' WHERE id = $1`, [
        ids.at(-1),
      ]);
    }),
  );
  await Promise.all(compacting);
  expect(await tallies()).toEqual(await countOrders());

  const before = await orderStats(shop.db, new Date());
  await Promise.all([compactCounters(shop.db), compactCounters(shop.db), compactCounters(shop.db)]);
  expect(await tallies()).toEqual(await countOrders());
  expect(await orderStats(shop.db, new Date())).toEqual(before);
  const { rows } = await shop.db.query<{ count: number }>('SELECT count(*) AS count FROM order_tallies');
  expect(rows[0]?.count).toBeLessThan(100);
});
