import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Checkout, PlacedCheckout } from '#contract/orders/checkouts.ts';
import { limits } from '#contract/limits.ts';
import { golf, modelFixtures } from '#mocks/fixtures/vehicles.ts';
import {
  checkoutBody,
  expectBody,
  openShop,
  ordersOf,
  type Person,
  type StockedPart,
} from '#tests/shop/open-shop.ts';
import { newId } from '../core/ids.ts';
import { addModel } from '../fitment/models.ts';
import { problem } from '../testing/contract-responses.ts';

const shop = await openShop();
for (const model of modelFixtures) await addModel(shop.db, model);

const send = ({ token }: Person, body: object, headers: Record<string, string> = {}) =>
  shop.call('POST', '/checkouts', { token, body, headers });

const find = async ({ token }: Person, id: string) =>
  expectBody(await shop.call('GET', `/checkouts/${id}`, { token }), 200, Checkout);

const addParts = (count: number, part: Partial<StockedPart & { minQuantity: number }> = {}) =>
  Promise.all(Array.from({ length: count }, () => shop.addPart(part)));

async function paidCustomer(): Promise<Person> {
  const customer = await shop.addCustomer();
  await shop.paidOrder(customer, await shop.addPart());
  return customer;
}

const placedBy = async ({ id }: Person): Promise<number> =>
  (await shop.db.query('SELECT FROM orders WHERE user_id = $1', [id])).rowCount ?? 0;

describe('a checkout', () => {
  test('places an order for each line, each like one that is placed alone', async () => {
    const customer = await shop.addCustomer();
    const [first, second] = [
      await shop.addPart({ priceCents: 1999 }),
      await shop.addPart({ priceCents: 501 }),
    ];
    const { _id, orders, totalPrice } = expectBody(
      await send(customer, checkoutBody(customer, [first, second], 3)),
      200,
      PlacedCheckout,
    );
    expect(orders).toMatchObject([
      { partId: first.id, totalPrice: 59.97 },
      { partId: second.id, totalPrice: 15.03 },
    ]);
    expect(totalPrice).toBe(75);
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([97, 97]);
    const found = await find(customer, _id);
    expect(found).toMatchObject({ _id, unpaidPrice: 75 });
    expect(found.orders).toMatchObject(orders);
    const listed = await ordersOf(shop, customer);
    expect(
      listed.map(({ checkout, status, reservedUntil }) => [checkout, status, reservedUntil !== null]),
    ).toEqual([
      [_id, 'unpaid', true],
      [_id, 'unpaid', true],
    ]);
    const alone = await shop.order(customer, first);
    expect((await ordersOf(shop, customer)).find((order) => order._id === alone)).toMatchObject({
      checkout: null,
    });
  });

  test('shows its orders in every state to their customer and to admins only', async () => {
    const customer = await shop.addCustomer();
    const [admin, other, parts] = [await shop.addAdmin(), await shop.addCustomer(), await addParts(3)];
    const { _id, orders } = await shop.checkout(customer, parts);
    await shop.deleteOrder(customer, orders[0]?._id ?? '');
    await shop.report(
      customer,
      orders[1]?._id ?? '',
      await shop.payAtProvider(customer, orders[1]?._id ?? ''),
    );
    for (const person of [customer, admin])
      expect(await find(person, _id)).toMatchObject({
        orders: [{ status: 'cancelled' }, { status: 'pending' }, { status: 'unpaid' }],
        unpaidPrice: 64,
      });
    for (const id of [_id, newId(), 'none'])
      expect(await shop.call('GET', `/checkouts/${id}`, { token: other.token })).toMatchObject({
        status: 404,
      });
  });

  test('takes its lines out of the basket, and no other ones', async () => {
    const customer = await shop.addCustomer();
    const [part, other] = [await shop.addPart(), await shop.addPart()];
    const lines = [
      { partId: part.id, quantity: 1, price: 64, vehicle: null },
      { partId: part.id, quantity: 2, price: 64, vehicle: golf.slug },
      { partId: other.id, quantity: 1, price: 64, vehicle: null },
    ];
    await shop.call('PATCH', '/basket', { token: customer.token, body: { lines } });
    await shop.checkout(customer, [part]);
    expect((await shop.call('GET', '/basket', { token: customer.token })).body).toMatchObject({
      lines: [{ vehicle: golf.slug }, { partId: other.id }],
    });
  });

  test('is placed once for each key', async () => {
    const customer = await shop.addCustomer();
    const body = checkoutBody(customer, await addParts(2));
    const headers = { 'Idempotency-Key': randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => send(customer, body, headers)));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(await placedBy(customer)).toBe(2);
  });

  test('saves the address if the customer wants it', async () => {
    const customer = await shop.addCustomer();
    await send(customer, { ...checkoutBody(customer, await addParts(1)), saveAddress: true });
    const { body } = await shop.call('GET', `/user-addresses/${customer.email}`, { token: customer.token });
    expect(body).toMatchObject({ addresses: [{ address: 'Verkstadsgatan 14, 412 51 Göteborg' }] });
  });

  test('is 403 for another user’s e-mail address', async () => {
    const [customer, other] = [await shop.addCustomer(), await shop.addCustomer()];
    expect(await send(customer, checkoutBody(other, await addParts(1)))).toMatchObject(
      problem(403, 'FORBIDDEN'),
    );
  });
});

describe('a checkout is refused as a whole', () => {
  test('with every fault of every line', async () => {
    const customer = await paidCustomer();
    const [good, scarce, cheap, deleted, foreign] = [
      await shop.addPart(),
      await shop.addPart({ quantity: 4, minQuantity: 2 }),
      await shop.addPart({ priceCents: 10 }),
      await shop.addPart(),
      await shop.addPart(),
    ];
    await shop.db.query('UPDATE parts SET deleted_at = now() WHERE id = $1', [deleted.id]);
    await shop.db.query(
      `WITH complete AS (UPDATE parts SET is_fit_complete = true WHERE id = $1)
       INSERT INTO fitments (part_id, model_id, note, created_by) SELECT $1, id, '', '' FROM models WHERE slug = $2`,
      [foreign.id, 'nissan-qashqai-j11'],
    );
    const line = ({ id }: StockedPart, quantity = 1, price = 64, more: object = {}) => ({
      ...{ partId: id, quantity, price },
      ...more,
    });
    const lines = [
      line(good),
      line(scarce, 1, 60),
      line(scarce, 5),
      line(cheap, 2, 0.1),
      line(deleted),
      { ...line(good), partId: 'none' },
      line(foreign, 1, 64, { vehicle: golf.slug }),
      line(foreign, 1, 64, { vehicle: golf.slug, orderAnyway: true }),
    ];
    const response = await send(customer, { ...checkoutBody(customer, []), lines, totalPrice: 1 });
    expect(response).toMatchObject(problem(409, 'LINES_REFUSED'));
    expect(response.body).toMatchObject({
      lines: [
        { index: 1, code: 'BELOW_MINIMUM', message: 'Please order minimum 2', minQuantity: 2 },
        { index: 1, code: 'PRICE_CHANGED', price: 64 },
        { index: 2, code: 'ABOVE_STOCK', message: 'Maximum order quantity 4', stock: 4 },
        { index: 3, code: 'INVALID' },
        { index: 4, code: 'PART_NOT_FOUND' },
        { index: 5, code: 'PART_NOT_FOUND' },
        { index: 6, code: 'DOES_NOT_FIT' },
      ],
    });
    expect(await shop.stockOf(good)).toBe(100);
    expect(await placedBy(customer)).toBe(1);
  });

  test('with the open conditions of a part for its vehicle', async () => {
    const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
    const condition = { criterion: 'Front disc', value: '280 mm' };
    await shop.db.query(
      `INSERT INTO fitments (part_id, model_id, note, created_by, conditions)
       SELECT $1, id, '', '', $3 FROM models WHERE slug = $2`,
      [part.id, golf.model, JSON.stringify([condition])],
    );
    const body = checkoutBody(customer, [part]);
    const withLine = (more: object) => ({
      ...body,
      lines: body.lines.map((line) => ({ ...line, vehicle: golf.slug, ...more })),
    });
    expect((await send(customer, withLine({}))).body).toMatchObject({
      lines: [{ index: 0, code: 'FIT_OPEN', open: [condition] }],
    });
    expect(await send(customer, withLine({ answers: [{ ...condition, answer: 'yes' }] }))).toMatchObject({
      status: 200,
    });
    expect(await ordersOf(shop, customer)).toMatchObject([{ fit: 'fits', answers: [condition] }]);
  });

  test('if its lines of one part together are above the stock', async () => {
    const [customer, part] = [await paidCustomer(), await shop.addPart({ quantity: 5 })];
    const body = (quantity: number) => ({
      ...checkoutBody(customer, [part, part], quantity),
      totalPrice: 64 * 2 * quantity,
    });
    expect((await send(customer, body(3))).body).toMatchObject({
      lines: [{ index: 1, code: 'ABOVE_STOCK', stock: 2 }],
    });
    expect(await send(customer, body(2))).toMatchObject({ status: 200 });
    expect(await shop.stockOf(part)).toBe(1);
  });

  test('for a wrong sum, with the right one, and for one that no card can pay', async () => {
    const customer = await paidCustomer();
    const body = checkoutBody(customer, await addParts(2));
    expect(await send(customer, { ...body, totalPrice: 1 })).toMatchObject(
      problem(409, 'PRICE_CHANGED', { totalPrice: 128 }),
    );
    const dear = checkoutBody(customer, await addParts(2, { priceCents: 60_000_000 }));
    expect(await send(customer, dear)).toMatchObject(problem(400, 'INVALID', { field: 'totalPrice' }));
    expect(await placedBy(customer)).toBe(1);
  });

  test('for a part that the account has held too long without paying', async () => {
    const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
    await shop.order(customer, part);
    await shop.db.query(
      `UPDATE stock_movements SET created_at = created_at - interval '4 hours' WHERE part_id = $1`,
      [part.id],
    );
    expect((await send(customer, checkoutBody(customer, [part]))).body).toMatchObject({
      lines: [{ index: 0, code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number }],
    });
  });
});

describe('limits of checkouts', () => {
  test('one counts as one of ten open orders', async () => {
    const customer = await paidCustomer();
    const parts = await addParts(11);
    await shop.checkout(customer, parts);
    for (let open = 1; open < limits.openOrdersPerCustomer; open++)
      await shop.order(customer, parts[open] ?? expect.unreachable());
    const refused = problem(429, 'TOO_MANY_OPEN_ORDERS');
    expect(await shop.place(customer, parts[0] ?? expect.unreachable())).toMatchObject(refused);
    expect(await send(customer, checkoutBody(customer, parts))).toMatchObject(refused);
  });

  test('a customer has at most 200 open orders in all, also of concurrent checkouts', async () => {
    const customer = await paidCustomer();
    const parts = await addParts(limits.checkoutLines, { quantity: 1000 });
    const responses = await Promise.all([1, 2, 3].map(() => send(customer, checkoutBody(customer, parts))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(await shop.place(customer, parts[0] ?? expect.unreachable())).toMatchObject({ status: 429 });
  });
});
