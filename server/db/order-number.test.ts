import { expect, test } from 'vitest';
import { orderNumberIn } from '#contract/orders/order-number.ts';
import { openUpgradedDatabase } from '../testing/database.ts';

const before = 1795860000020;
const idsThatEndAlike = ['019a0000-0000-7000-8000-0000000000aa', '019b0000-0000-7000-8000-0000000000aa'];
const otherId = '019c0000-0000-7000-8000-00000000beef';

/** Rows of an earlier version. Two orders have the same number, and the newer one is the first row. */
const oldRows = `
  INSERT INTO users (id, uid, email, email_verified, name)
  VALUES (gen_random_uuid(), 'mara', 'mara@norholt.test', true, 'Mara');
  INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
  VALUES (gen_random_uuid(), 'Brake disc', '', 100, 1, 1, 1, 'works@norholt.test');
  INSERT INTO orders (id, user_id, part_id, name, email, address, product_name, unit_price_cents, quantity, total_cents,
                      status, stock_state, created_at)
  SELECT ids.id, users.id, parts.id, 'Mara', users.email, 'Kajen 1', 'Brake disc', 100, 1, 100, 'unpaid', 'released',
         now() - ids.days * interval '1 day'
    FROM users, parts, (VALUES ('${idsThatEndAlike[1]}'::uuid, 1), ('${idsThatEndAlike[0]}', 2), ('${otherId}', 3))
      AS ids (id, days)`;

const upgraded = await openUpgradedDatabase(before, oldRows);

test('old orders keep the number that people know; the newer of two with the same one gets another', async () => {
  const { rows } = await upgraded.query<{ _id: string; number: string }>(
    'SELECT id AS _id, number FROM orders ORDER BY created_at',
  );
  const [other, older, newer] = rows;
  expect(other?.number).toBe(otherId.slice(-6).toUpperCase());
  expect(older).toEqual({ _id: idsThatEndAlike[0], number: '0000AA' });
  expect(newer?.number).not.toBe('0000AA');
  expect(orderNumberIn(newer?.number ?? '')?.number).toBe(newer?.number);
});

test('draws another number if the first one is taken', async () => {
  await upgraded.transaction(async (tx) => {
    // The same seed draws the same number again.
    const draw = async () => {
      await tx.query('SELECT setseed(0.5)');
      const { rows } = await tx.query<{ number: string }>('SELECT next_order_number() AS number');
      return rows[0]?.number;
    };
    const first = await draw();
    expect(await draw()).toBe(first);
    await tx.query('UPDATE orders SET number = $1 WHERE id = $2', [first, otherId]);
    expect(await draw()).not.toBe(first);
  });
});
