import { describe, expect, test, vi } from 'vitest';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { expectBody, openShop, orderBody, ordersOf } from '#tests/shop/open-shop.ts';
import { problem } from '../testing/contract-responses.ts';

const shop = await openShop();
const customer = await shop.addCustomer();

const place = (body: object, token: string | undefined = customer.token) =>
  shop.call('POST', '/orders', { token, body });

describe('placing an order', () => {
  test('reserves the stock, records the current price and computes the total', async () => {
    const buyer = await shop.addCustomer();
    const part = await shop.addPart({ quantity: 30, priceCents: 1875, minQuantity: 20 });
    const body = orderBody(buyer, part, 21);
    const ignored = {
      ...{ _id: 'mine', paid: true, status: 'shipped', transactionId: 'pi_stolen' },
      ...{ unitPrice: 0.01, userId: customer.id },
    };
    const { _id, ...placed } = expectBody(
      await place({ ...body, ...ignored }, buyer.token),
      200,
      PlacedOrder,
    );
    expect(placed).toMatchObject({ insertedId: _id, totalPrice: 393.75 });
    expect(await shop.stockOf(part)).toBe(9);
    const [order] = await ordersOf(shop, buyer);
    expect(order).toMatchObject({
      ...body,
      ...{ _id, partId: part.id, unitPrice: 18.75, paid: false, transactionId: null, status: 'unpaid' },
    });
    const minutes = (Date.parse(order?.reservedUntil ?? '') - Date.parse(order?.createdAt ?? '')) / 60_000;
    expect(minutes).toBeCloseTo(60, 1);
  });

  test('rejects a wrong total, returns the right one and changes no stock', async () => {
    const part = await shop.addPart({ quantity: 5, priceCents: 999 });
    const response = await place({ ...orderBody(customer, part, 3), totalPrice: 0.01 });
    expect(response).toMatchObject(problem(409, 'PRICE_CHANGED', { totalPrice: 29.97 }));
    expect(await shop.stockOf(part)).toBe(5);
  });

  test.each([
    [1, 400, 'BELOW_MINIMUM', 'Please order minimum 4'],
    [11, 400, 'ABOVE_STOCK', 'Maximum order quantity 10'],
  ] as const)(
    'rejects %i of a part with 10 in stock and a minimum of 4',
    async (quantity, status, code, message) => {
      const part = await shop.addPart({ quantity: 10, minQuantity: 4 });
      const response = await place(orderBody(customer, part, quantity));
      expect(response).toMatchObject(problem(status, code, { message }));
      expect(await shop.stockOf(part)).toBe(10);
    },
  );

  test.each([
    ['quantity = 1', 409, 'ABOVE_STOCK'],
    ['min_quantity = 3', 400, 'BELOW_MINIMUM'],
    ['price_cents = 700', 409, 'PRICE_CHANGED'],
    ['deleted_at = now()', 404, 'PART_NOT_FOUND'],
  ] as const)(
    'rejects an order that a concurrent change by an admin makes invalid: %s',
    async (change, status, code) => {
      const part = await shop.addPart({ quantity: 2 });
      const response = await shop.db.transaction(async (tx) => {
        await tx.query(`UPDATE parts SET ${change} WHERE id = $1`, [part.id]);
        const placing = place(orderBody(customer, part, 2));
        // The request has read the old part and waits for the lock to reserve the stock.
        await vi.waitFor(async () => {
          const { rows } = await shop.db.query(
            `SELECT FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%UPDATE parts%'`,
          );
          expect(rows).toHaveLength(1);
        }, 60_000);
        return { placing };
      });
      expect(await response.placing).toMatchObject(problem(status, code));
      const { rows } = await shop.db.query('SELECT FROM orders WHERE part_id = $1', [part.id]);
      expect(rows).toEqual([]);
      // Restores the ledger's balance for the consistency check at the end.
      await shop.db.query('UPDATE parts SET quantity = initial_quantity WHERE id = $1', [part.id]);
    },
  );

  test('finds the part by name, ignoring case and surrounding space, or by partId', async () => {
    const buyer = await shop.addCustomer();
    const [named, meant] = [await shop.addPart({ name: 'Läppgummi, 40 mm' }), await shop.addPart()];
    const body = { ...orderBody(buyer, named), productName: '  läppgummi, 40 MM ' };
    await place({ ...body, partId: meant.id }, buyer.token);
    await place(body, buyer.token);
    expect((await ordersOf(shop, buyer)).map(({ partId }) => partId)).toEqual([named.id, meant.id]);
  });

  test.each([
    { productName: 'No such part' },
    { partId: 'no-id' },
    { partId: '019a9c40-0000-7000-8000-100000000000' },
  ])('returns 404 for a part that is not on sale: %j', async (unknown) => {
    const part = await shop.addPart();
    const response = await place({ ...orderBody(customer, part), ...unknown });
    expect(response).toMatchObject(problem(404, 'PART_NOT_FOUND'));
  });

  test('rejects a total outside the card provider’s limits', async () => {
    const cheap = await shop.addPart({ priceCents: 1 });
    const dear = await shop.addPart({ priceCents: 99_999_999, quantity: 2 });
    expect(await place(orderBody(customer, cheap, 49))).toMatchObject(problem(400, 'INVALID'));
    expect(await place(orderBody(customer, dear, 2))).toMatchObject(problem(400, 'INVALID'));
    expect(await place(orderBody(customer, cheap, 50))).toMatchObject({ status: 200 });
  });
});

describe('access to ordering', () => {
  test('is 403 for another user’s e-mail address, with an audit entry', async () => {
    const [other, part] = [await shop.addCustomer(), await shop.addPart()];
    expect(await place(orderBody(other, part))).toMatchObject(problem(403, 'FORBIDDEN'));
    const { rows } = await shop.db.query('SELECT 1 FROM audit_log WHERE user_id = $1 AND after = $2', [
      customer.id,
      'FORBIDDEN',
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is granted for any spelling of the caller’s address', async () => {
    const body = { ...orderBody(customer, await shop.addPart()), email: ` ${customer.email.toUpperCase()}` };
    expect((await place(body)).status).toBe(200);
  });
});

describe('the limit of ten open orders', () => {
  test('rejects the eleventh, also among twenty concurrent requests', async () => {
    const [buyer, part] = [await shop.addCustomer(), await shop.addPart()];
    const order = () => place(orderBody(buyer, part), buyer.token);
    const responses = await Promise.all(Array.from({ length: 20 }, order));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(10).fill(429),
    ]);
    expect(await order()).toMatchObject(problem(429, 'TOO_MANY_OPEN_ORDERS'));
    expect(await shop.stockOf(part)).toBe(90);

    const [first] = await ordersOf(shop, buyer);
    await shop.deleteOrder(buyer, first?._id ?? '');
    expect((await order()).status).toBe(200);
  });
});
