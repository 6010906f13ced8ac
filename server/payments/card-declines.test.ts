import { expect, test } from 'vitest';
import { openShop } from '#tests/shop/open-shop.ts';
import { jobsOf } from '../jobs.ts';

const shop = await openShop();
const part = await shop.addPart({ quantity: 100 });
const customer = await shop.addCustomer();

/** Inserts a decline of the order that is `days` old. */
async function addDecline(charge: string, orderId: string, days: number): Promise<void> {
  await shop.db.query(
    `INSERT INTO card_declines (charge_id, order_id, user_id, paused_until, created_at)
     SELECT $1, id, user_id, now() + interval '1 hour' - $3 * interval '1 day', now() - $3 * interval '1 day'
     FROM orders WHERE id = $2`,
    [charge, orderId, days],
  );
}

test('declines are removed after 30 days, unless their order can still be paid', async () => {
  const unpaid = await shop.order(customer, part);
  const cancelled = await shop.order(customer, part);
  await shop.deleteOrder(customer, cancelled);
  expect(await shop.stateOf(cancelled)).toMatchObject({ status: 'cancelled' });
  await addDecline('unpaid, old', unpaid, 400);
  await addDecline('closed, recent', cancelled, 29);
  await addDecline('closed, old', cancelled, 31);

  for (const { deps } of shop.nodes) {
    await jobsOf(deps)
      .find(({ name }) => name === 'delete old rows')
      ?.run();
  }

  const { rows } = await shop.db.query<{ charge: string }>(
    'SELECT charge_id AS charge FROM card_declines ORDER BY 1',
  );
  expect(rows).toEqual([{ charge: 'closed, recent' }, { charge: 'unpaid, old' }]);
});
