import { afterAll, describe, expect, test } from 'vitest';
import {
  checkoutBody,
  openShop,
  orderBody,
  ordersOf,
  type Person,
  type StockedPart,
} from '#tests/shop/open-shop.ts';
import { createPayment } from '../payments/create-payment.ts';
import { startPayment } from '../payments/payment-context.ts';
import { placeCheckout } from './place-checkout.ts';
import { placeOrder } from './place-order.ts';
import { removeOldNetworks } from './reservation-limit.ts';
import { releaseLapsed, stockMismatches } from './stock.ts';

// All calls of a test have the same address, so orders from different ones use the use-cases.
const shop = await openShop({ config: { rateLimitScale: 1 }, isTampered: true });

afterAll(async () => {
  expect(await stockMismatches(shop.db)).toEqual([]);
});

let count = 0;
/** A new address, which shares no network with another one. */
const newAddress = () => {
  count += 1;
  return [`address ${count}`, `/56 of ${count}`, `/48 of ${count}`];
};

interface Placed {
  id: string;
  buyer: Person;
  isReserved: boolean;
}

interface From {
  networks?: readonly string[];
  customer?: Person;
  scale?: number;
}

async function order(part: StockedPart, quantity: number, from: From = {}): Promise<Placed> {
  const { networks = newAddress(), customer, scale = 1 } = from;
  const buyer = customer ?? (await shop.addCustomer({ isVerified: false }));
  const { _id: id } = await shop.db.transaction((tx) =>
    placeOrder(tx, { userId: buyer.id, email: buyer.email }, orderBody(buyer, part, quantity), {
      actor: { userId: buyer.id, call: 'POST /orders', networks },
      ...{ reservationTtlMinutes: 60, rateLimitScale: scale },
    }),
  );
  return { id, buyer, isReserved: await isReserved(id) };
}

const isReserved = async (id: string) => (await shop.stateOf(id)).stockState === 'reserved';

/** Creates the payment of an order. Returns the client secret. */
async function payable({ id, buyer }: Placed, networks = newAddress()): Promise<string> {
  const context = startPayment(shop.deps, { userId: buyer.id, call: 'POST /create-payment', networks });
  return (await createPayment(context, buyer.id, { orderId: id })).clientSecret;
}

async function pay(placed: Placed): Promise<void> {
  await shop.confirmCard(await payable(placed));
  await shop.stripe.webhooks.settled();
  expect(await shop.stateOf(placed.id)).toMatchObject({ status: 'paid' });
}

const passDay = () =>
  shop.db.query(
    `UPDATE orders SET exceeded_at = exceeded_at - interval '24 hours' WHERE exceeded_at IS NOT NULL`,
  );

describe('accounts that never paid', () => {
  test('reserve half of a part together, from any number of addresses, and are never refused', async () => {
    const part = await shop.addPart({ quantity: 1000 });
    expect((await order(part, 300)).isReserved).toBe(true);
    expect((await order(part, 200)).isReserved).toBe(true);
    // One order may exceed the share.
    expect((await order(part, 100)).isReserved).toBe(true);
    const beyond = await order(part, 1);
    expect(beyond.isReserved).toBe(false);
    expect(await shop.stockOf(part)).toBe(400);
    expect(await ordersOf(shop, beyond.buyer)).toMatchObject([{ status: 'unpaid', reservedUntil: null }]);
  });

  test.each([
    ['accounts on /64s of one /56', (n: number) => [`one ${n}`, 'one /56', 'its /48'], 26],
    ['accounts on /56s of one /48', (n: number) => [`two ${n}`, `two /56 ${n}`, 'two /48'], 26],
    ['accounts of one address', () => ['three'], 26],
    ['accounts of as many addresses', (n: number) => [`four ${n}`], 26],
    ['accounts without a known address', () => [], 26],
  ])('as %s keep half of the stock for others', async (_, networksOf, accounts) => {
    const part = await shop.addPart({ quantity: 260 });
    for (let account = 0; account < accounts; account++)
      await order(part, 10, { networks: networksOf(account) });
    expect(await shop.stockOf(part)).toBe(260 - 130 - 10);
    const customer = (await order(await shop.addPart(), 1)).buyer;
    await pay(await order(await shop.addPart(), 1, { customer }));
    expect((await order(part, 120, { customer })).isReserved).toBe(true);
  });

  test('may reserve one minimum order of a part with little stock', async () => {
    const part = await shop.addPart({ quantity: 10, minQuantity: 8 });
    expect((await order(part, 8)).isReserved).toBe(true);
    const half = await shop.addPart({ quantity: 10, minQuantity: 5 });
    expect((await order(half, 5)).isReserved).toBe(true);
    expect((await order(half, 5)).isReserved).toBe(true);
    expect(await shop.stockOf(half)).toBe(0);
  });

  test('do not exceed the share in twenty concurrent orders', async () => {
    const part = await shop.addPart({ quantity: 1000 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.addCustomer()));
    const placed = await Promise.all(buyers.map((customer) => order(part, 90, { customer })));
    // Five of 500, and one beyond it.
    expect(placed.filter((one) => one.isReserved)).toHaveLength(6);
    expect(await shop.stockOf(part)).toBe(1000 - 6 * 90);
  });

  test('reserve more with RATE_LIMIT_SCALE', async () => {
    const part = await shop.addPart({ quantity: 100 });
    for (let quantity = 0; quantity < 100; quantity += 20) {
      expect((await order(part, 20, { scale: 2 })).isReserved).toBe(true);
    }
  });
});

test('a checkout of an account that never paid exceeds the share with one line only', async () => {
  const buyer = await shop.addCustomer();
  const parts = [await shop.addPart(), await shop.addPart(), await shop.addPart()];
  const quantities = [1, 60, 60];
  const lines = parts.map(({ id }, index) => ({ partId: id, quantity: quantities[index] ?? 0, price: 64 }));
  const body = { ...checkoutBody(buyer, parts), lines, totalPrice: 64 * 121 };
  const { orders } = await shop.db.transaction((tx) =>
    placeCheckout(tx, { userId: buyer.id, email: buyer.email }, body, {
      actor: { userId: buyer.id, call: 'POST /checkouts', networks: newAddress() },
      ...{ reservationTtlMinutes: 60, rateLimitScale: 1 },
    }),
  );
  expect(await Promise.all(orders.map(({ _id }) => isReserved(_id)))).toEqual([true, true, false]);
  expect(await Promise.all(parts.map(shop.stockOf))).toEqual([99, 40, 100]);
});

describe('an order of everything by a new customer', () => {
  test('is reserved once a day for a part', async () => {
    const part = await shop.addPart({ quantity: 100 });
    const first = await order(part, 100);
    expect(first.isReserved).toBe(true);
    await shop.deleteOrder(first.buyer, first.id);
    expect(await shop.stockOf(part)).toBe(100);
    // A cancelled one counts, or the same person could hold everything again and again.
    expect((await order(part, 100)).isReserved).toBe(false);
    await passDay();
    expect((await order(part, 100)).isReserved).toBe(true);
  });

  test.each([
    ['the same address', ['a', 'b', 'c'], ['a', 'b', 'c']],
    ['another /64 of the /56', ['d', 'e', 'f'], ['d2', 'e', 'f']],
    ['another /56 of the /48', ['g', 'h', 'i'], ['g2', 'h2', 'i']],
    ['the same IPv4 address', ['1.2.3.4'], ['1.2.3.4']],
  ])('is reserved once a day from %s', async (_, networks, other) => {
    const [part, next] = [await shop.addPart({ quantity: 100 }), await shop.addPart({ quantity: 100 })];
    expect((await order(part, 100, { networks })).isReserved).toBe(true);
    expect((await order(next, 100, { networks: other })).isReserved).toBe(false);
    expect((await order(next, 50, { networks: other })).isReserved).toBe(true);
    expect((await order(next, 50)).isReserved).toBe(true);
  });

  test('is reserved once among ten at the same moment', async () => {
    const networks = newAddress();
    const parts = await Promise.all(Array.from({ length: 10 }, () => shop.addPart({ quantity: 100 })));
    const buyers = await Promise.all(parts.map(() => shop.addCustomer()));
    const placed = await Promise.all(
      parts.map((part, index) => order(part, 100, { networks, customer: buyers[index] })),
    );
    expect(placed.filter((one) => one.isReserved)).toHaveLength(1);
  });
});

describe('an order without a reservation', () => {
  async function orderBeyond(part: StockedPart) {
    await order(part, 30);
    await order(part, 30);
    const placed = await order(part, 30);
    expect(placed.isReserved).toBe(false);
    return placed;
  }

  test('is paid, and takes its stock then', async () => {
    const part = await shop.addPart({ quantity: 100 });
    const placed = await orderBeyond(part);
    const secret = await payable(placed);
    expect(await isReserved(placed.id)).toBe(false);
    expect(await shop.stockOf(part)).toBe(40);
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    await shop.stripe.webhooks.settled();
    expect(await shop.stateOf(placed.id)).toMatchObject({ status: 'paid', stockState: 'committed' });
    expect(await shop.stockOf(part)).toBe(10);
  });

  test('is reserved at its payment once the others have lapsed', async () => {
    const part = await shop.addPart({ quantity: 100 });
    const placed = await orderBeyond(part);
    const { rows } = await shop.db.query<{ id: string }>(
      `SELECT id FROM orders WHERE part_id = $1 AND stock_state = 'reserved'`,
      [part.id],
    );
    for (const { id } of rows) await shop.lapse(id);
    await releaseLapsed(shop.db);
    await payable(placed);
    expect(await isReserved(placed.id)).toBe(true);
  });
});

describe('a paid order', () => {
  test('exempts its account', async () => {
    const part = await shop.addPart({ quantity: 1000 });
    const { buyer, ...placed } = await order(part, 1);
    await pay({ buyer, ...placed });
    for (let further = 0; further < 3; further++) {
      expect((await order(part, 300, { customer: buyer })).isReserved).toBe(true);
    }
  });

  test('does not exempt other accounts of its address', async () => {
    const networks = newAddress();
    await pay(await order(await shop.addPart(), 1, { networks }));
    const part = await shop.addPart({ quantity: 1000 });
    expect((await order(part, 1000, { networks })).isReserved).toBe(true);
    const other = await shop.addPart({ quantity: 1000 });
    for (const isReserved of [true, true, false, false]) {
      expect((await order(other, 250, { networks })).isReserved).toBe(isReserved);
    }
  });
});

test('hashes of networks are removed after 90 days', async () => {
  const recent = await order(await shop.addPart(), 1);
  const old = await order(await shop.addPart(), 1);
  await payable(old);
  await shop.db.query(`UPDATE orders SET created_at = now() - interval '91 days' WHERE id = $1`, [old.id]);
  await shop.db.query(`UPDATE payments SET updated_at = now() - interval '91 days' WHERE order_id = $1`, [
    old.id,
  ]);
  await removeOldNetworks(shop.db);
  const read = async (table: string, id: string) => {
    const { rows } = await shop.db.query(
      `SELECT num_nonnulls(ip_hash, ip_hash_56, ip_hash_48) AS hashes FROM ${table} WHERE $1 IN (id, ${table === 'orders' ? 'id' : 'order_id'})`,
      [id],
    );
    return rows;
  };
  expect(await read('orders', recent.id)).toEqual([{ hashes: 3 }]);
  expect(await read('orders', old.id)).toEqual([{ hashes: 0 }]);
  expect(await read('payments', old.id)).toEqual([{ hashes: 0 }]);
});
