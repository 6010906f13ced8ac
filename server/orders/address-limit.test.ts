import { afterAll, describe, expect, test } from 'vitest';
import { openShop, orderBody, ordersOf, type Person, type StockedPart } from '#tests/shop/open-shop.ts';
import { createPayment } from '../payments/create-payment.ts';
import { startPayment } from '../payments/payment-context.ts';
import { removeOldAddresses } from './address-limit.ts';
import { placeOrder } from './place-order.ts';
import { releaseLapsed, stockMismatches } from './stock.ts';

// All calls of a test have the same address, so orders from different ones use the use-cases.
const shop = await openShop({ config: { rateLimitScale: 1 }, isTampered: true });

afterAll(async () => {
  expect(await stockMismatches(shop.db)).toEqual([]);
});

let count = 0;
const newAddress = () => `address ${(count += 1)}`;

interface Placed {
  id: string;
  buyer: Person;
  isReserved: boolean;
}

async function orderFrom(
  ipHash: string,
  part: StockedPart,
  quantity: number,
  customer?: Person,
): Promise<Placed> {
  const buyer = customer ?? (await shop.addCustomer({ isVerified: false }));
  const { _id: id } = await shop.db.transaction((tx) =>
    placeOrder(tx, { userId: buyer.id, email: buyer.email }, orderBody(buyer, part, quantity), {
      actor: { userId: buyer.id, call: 'POST /orders', ipHash },
      ...{ reservationTtlMinutes: 60, rateLimitScale: 1 },
    }),
  );
  return { id, buyer, isReserved: await isReserved(id) };
}

const isReserved = async (id: string) => (await shop.stateOf(id)).stockState === 'reserved';

/** Creates the payment of an order from an address. Returns the client secret. */
async function createPaymentFrom(ipHash: string, { id, buyer }: Placed): Promise<string> {
  const context = startPayment(shop.deps, { userId: buyer.id, call: 'POST /create-payment', ipHash });
  return (await createPayment(context, buyer.id, { orderId: id })).clientSecret;
}

async function payFrom(ipHash: string, placed: Placed): Promise<void> {
  await shop.confirmCard(await createPaymentFrom(ipHash, placed));
  await shop.stripe.webhooks.settled();
  expect(await shop.stateOf(placed.id)).toMatchObject({ status: 'paid' });
}

describe('accounts of one address that never paid', () => {
  test('reserve one order of any quantity, then a fifth of the stock, and are never refused', async () => {
    const address = newAddress();
    const [first, second] = [await shop.addPart({ quantity: 900 }), await shop.addPart({ quantity: 1000 })];
    expect((await orderFrom(address, first, 900)).isReserved).toBe(true);
    expect((await orderFrom(address, second, 150)).isReserved).toBe(true);
    expect((await orderFrom(address, second, 51)).isReserved).toBe(false);
    expect((await orderFrom(address, second, 50)).isReserved).toBe(true);
    const beyond = await orderFrom(address, second, 1);
    expect(beyond.isReserved).toBe(false);
    expect(await shop.stockOf(second)).toBe(800);
    expect(await ordersOf(shop, beyond.buyer)).toMatchObject([{ status: 'unpaid', reservedUntil: null }]);
    // Others are not affected.
    expect((await orderFrom(newAddress(), second, 800)).isReserved).toBe(true);
  });

  test('reserve at least one minimum order, and take the share in at most ten orders', async () => {
    const address = newAddress();
    const scarce = await shop.addPart({ quantity: 10, minQuantity: 5 });
    const plenty = await shop.addPart({ quantity: 1000 });
    expect((await orderFrom(address, plenty, 1)).isReserved).toBe(true);
    expect((await orderFrom(address, scarce, 5)).isReserved).toBe(true);
    expect((await orderFrom(address, scarce, 5)).isReserved).toBe(false);
    for (let further = 2; further <= 10; further++) {
      expect((await orderFrom(address, plenty, 1)).isReserved).toBe(true);
    }
    expect((await orderFrom(address, plenty, 1)).isReserved).toBe(false);
  });

  test('do not exceed the share in fifty concurrent orders', async () => {
    const address = newAddress();
    const part = await shop.addPart({ quantity: 1000 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.addCustomer()));
    const placed = await Promise.all(buyers.map((buyer) => orderFrom(address, part, 30, buyer)));
    // The first order and six of the others: 180 of 200.
    expect(placed.filter((order) => order.isReserved)).toHaveLength(7);
    expect(await shop.stockOf(part)).toBe(790);
  });
});

describe('an order beyond the limit of its address', () => {
  async function orderBeyond(address: string, part: StockedPart) {
    await orderFrom(address, part, 1);
    const placed = await orderFrom(address, part, 30);
    expect(placed.isReserved).toBe(false);
    return placed;
  }

  test('is paid without a reservation, and takes its stock then', async () => {
    const address = newAddress();
    const part = await shop.addPart({ quantity: 100 });
    const placed = await orderBeyond(address, part);
    const secret = await createPaymentFrom(address, placed);
    expect(await isReserved(placed.id)).toBe(false);
    expect(await shop.stockOf(part)).toBe(99);
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    await shop.stripe.webhooks.settled();
    expect(await shop.stateOf(placed.id)).toMatchObject({ status: 'paid', stockState: 'committed' });
    expect(await shop.stockOf(part)).toBe(69);
  });

  test('is reserved at its payment once the others have lapsed', async () => {
    const address = newAddress();
    const part = await shop.addPart({ quantity: 100 });
    const placed = await orderBeyond(address, part);
    const { rows } = await shop.db.query<{ id: string }>(
      `SELECT id FROM orders WHERE ip_hash = $1 AND stock_state = 'reserved'`,
      [address],
    );
    for (const { id } of rows) await shop.lapse(id);
    await releaseLapsed(shop.db);
    await createPaymentFrom(address, placed);
    expect(await isReserved(placed.id)).toBe(true);
  });
});

describe('an address with a paid order', () => {
  test('is exempt for 90 days: ten people of a garage order, pay and order again', async () => {
    const address = newAddress();
    const part = await shop.addPart({ quantity: 1000 });
    const orders: Placed[] = [];
    for (let person = 0; person < 10; person++) orders.push(await orderFrom(address, part, 40));
    for (const order of orders) await payFrom(address, order);
    expect(await shop.stockOf(part)).toBe(600);
    for (let person = 0; person < 3; person++) {
      expect((await orderFrom(address, part, 100)).isReserved).toBe(true);
    }

    await shop.db.query(
      `UPDATE orders SET paid_at = paid_at - interval '91 days', created_at = created_at - interval '91 days'
        WHERE ip_hash = $1 AND paid_at IS NOT NULL`,
      [address],
    );
    expect((await orderFrom(address, part, 100)).isReserved).toBe(false);
    await removeOldAddresses(shop.db);
    const { rows } = await shop.db.query('SELECT FROM orders WHERE ip_hash = $1', [address]);
    expect(rows).toHaveLength(4);
  });

  test('does not count the reservations of an account that paid from elsewhere', async () => {
    const part = await shop.addPart({ quantity: 1000 });
    const paid = await orderFrom(newAddress(), part, 1);
    await payFrom(newAddress(), paid);
    const address = newAddress();
    expect((await orderFrom(address, part, 1)).isReserved).toBe(true);
    expect((await orderFrom(address, part, 400, paid.buyer)).isReserved).toBe(true);
    expect((await orderFrom(address, part, 100)).isReserved).toBe(true);
  });
});

test('a cancelled order keeps no address', async () => {
  const { id, buyer } = await orderFrom(newAddress(), await shop.addPart(), 1);
  await shop.deleteOrder(buyer, id);
  const { rows } = await shop.db.query('SELECT ip_hash FROM orders WHERE id = $1', [id]);
  expect(rows).toEqual([{ ip_hash: null }]);
});
