import { expect, test } from 'vitest';
import { orderStates, transitions } from '#contract/orders/transitions.ts';
import { sqlState } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import { createTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();

const expected = new Set(Object.values(transitions).map(({ from, to }) => `${from} > ${to}`));

/** The stock state that an order in each state must have. */
const stockStates = {
  unpaid: 'reserved',
  cancelling: 'reserved',
  paid: 'committed',
  shipped: 'committed',
  refunding: 'committed',
  cancelled: 'released',
  refunded: 'released',
} as const;
const isPaid = (state: string) => ['paid', 'shipped', 'refunding', 'refunded'].includes(state);

const checkViolation = '23514';

test('the database allows exactly the transitions of the table', async () => {
  const partId = newId();
  const { id: userId } = await createTestApp(db).addUser();
  await db.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     VALUES ($1, 'Disc', 'Round', 100, 10, 10, 1, 'works@norholt.test')`,
    [partId],
  );
  const allowed = [];
  for (const from of orderStates) {
    for (const to of orderStates) {
      if (from === to) continue;
      const id = newId();
      await db.query(
        `INSERT INTO orders (id, user_id, part_id, name, email, address, product_name, unit_price_cents, quantity,
           total_cents, status, stock_state, reserved_until, transaction_id)
         VALUES ($1, $2, $3, 'Mara', 'm@norholt.test', 'Here', 'Disc', 100, 1, 100, $4, $5, now(), $6)`,
        [id, userId, partId, from, stockStates[from], isPaid(from) ? `pi_${id}` : null],
      );
      try {
        await db.query('UPDATE orders SET status = $2, stock_state = $3, transaction_id = $4 WHERE id = $1', [
          id,
          to,
          stockStates[to],
          isPaid(to) ? `pi_${id}` : null,
        ]);
        allowed.push(`${from} > ${to}`);
      } catch (error) {
        expect(sqlState(error)).toBe(checkViolation);
      }
    }
  }
  expect(new Set(allowed)).toEqual(expected);
});
