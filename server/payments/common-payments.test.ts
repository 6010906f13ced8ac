import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { Checkout } from '#contract/orders/checkouts.ts';
import {
  declinedCard,
  expectBody,
  intentOf,
  openShop,
  type Person,
  type StockedPart,
} from '#tests/shop/open-shop.ts';
import { sqlState } from '../db/connect.ts';
import { releaseLapsed } from '../orders/stock.ts';
import { auditOf } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';
import { reconcile } from './reconcile.ts';

const shop = await openShop({ nodes: 2 });
const { webhooks } = shop.stripe;

// No test depends on when a webhook arrives.
webhooks.drop();
afterEach(() => webhooks.drop());

interface Placed {
  customer: Person;
  checkoutId: string;
  parts: StockedPart[];
  /** The ids of the orders. */
  ids: string[];
}

/** Places a checkout of one piece each of parts that cost $10, $20 and so on. */
async function place(count = 3, buyer?: Person): Promise<Placed> {
  const customer = buyer ?? (await shop.addCustomer());
  const parts: StockedPart[] = [];
  for (let index = 1; index <= count; index++)
    parts.push(await shop.addPart({ priceCents: 1000 * index, quantity: 10 }));
  const { _id: checkoutId, orders } = await shop.checkout(customer, parts);
  return { customer, checkoutId, parts, ids: orders.map(({ _id }) => _id) };
}

/** The same, paid at the provider, without a report. */
async function payAll(placed?: Placed) {
  const { customer, checkoutId, ...rest } = placed ?? (await place());
  const secret = await shop.secretForAll(customer, checkoutId);
  expect(await shop.confirmCard(secret)).toBe('succeeded');
  return { customer, checkoutId, ...rest, intent: intentOf(secret) };
}

/** The same, reported by the browser. */
async function paid(placed?: Placed) {
  const all = await payAll(placed);
  await shop.report(all.customer, all.ids[0] ?? '', all.intent);
  return all;
}

const at = (ids: readonly string[], index: number): string => ids[index] ?? expect.unreachable();
const statesOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(shop.stateOf))).map(({ status }) => status);
const stateOfPayment = async (intent: string) =>
  (
    await shop.db.query<{ status: string }>('SELECT status FROM checkout_payments WHERE provider_id = $1', [
      intent,
    ])
  ).rows[0]?.status;
const refunds = (intent: string) => shop.stripe.refundsOf(intent).toSorted((one, other) => one - other);

/** Cancels an order like a server that does not know of common payments. */
async function cancelByPreviousVersion(id: string): Promise<void> {
  const { rows } = await shop.db.query<{ object: string }>(
    `WITH cancelling AS (UPDATE orders SET status = 'cancelling' WHERE id = $1 RETURNING id)
     INSERT INTO audit_log (call, object, before, after) SELECT 'test', id, 'unpaid', 'cancelling' FROM cancelling RETURNING object`,
    [id],
  );
  expect(rows).toHaveLength(1);
  await shop.db.query(
    `WITH cancelled AS (
       UPDATE orders SET status = 'cancelled', stock_state = 'released', reserved_until = NULL WHERE id = $1
       RETURNING id, part_id, quantity
     ), returned AS (
       UPDATE parts SET quantity = parts.quantity + cancelled.quantity FROM cancelled WHERE parts.id = part_id
     ), moved AS (
       INSERT INTO stock_movements (part_id, order_id, delta, reason) SELECT part_id, id, quantity, 'release' FROM cancelled
     )
     INSERT INTO audit_log (call, object, before, after) SELECT 'test', id, 'cancelling', 'cancelled' FROM cancelled`,
    [id],
  );
}

describe('a payment of a checkout', () => {
  test('pays all its unpaid orders; a report of any of them marks all', async () => {
    const { customer, checkoutId, ids, intent } = await payAll();
    expect(shop.stripe.intent(intent)).toMatchObject({
      amount: 6000,
      metadata: { uid: customer.uid, checkoutId },
    });
    expect(shop.stripe.intent(intent)?.metadata).not.toHaveProperty('orderId');
    const report = (index: number) => shop.report(customer, at(ids, index), intent);
    expect(await report(2)).toMatchObject({ status: 200, body: { modifiedCount: 1, transactionId: intent } });
    expect(await report(0)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'paid']);
    const response = await shop.call('GET', `/checkouts/${checkoutId}`, { token: customer.token });
    expect(expectBody(response, 200, Checkout).unpaidPrice).toBe(0);
    expect(await shop.createPayment(customer, { checkoutId })).toMatchObject(problem(409, 'ALREADY_PAID'));
  });

  test.each(['by webhook', 'by the reconciler'])('is found %s', async (how) => {
    const { ids, intent } = await payAll();
    if (how === 'by webhook') await shop.sendEvent(intent);
    else {
      await shop.letPass(5);
      await reconcile(shop.deps);
    }
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'paid']);
  });

  test('is the same until the unpaid orders change, and at most five', async () => {
    const { customer, checkoutId, ids } = await place(6);
    const first = await shop.secretForAll(customer, checkoutId);
    expect(await shop.secretForAll(customer, checkoutId)).toBe(first);
    for (let intents = 2; intents <= limits.paymentIntentsPerOrder; intents++) {
      await shop.deleteOrder(customer, at(ids, intents));
      expect(await shop.secretForAll(customer, checkoutId)).not.toBe(first);
    }
    expect(shop.stripe.intent(intentOf(first))).toMatchObject({ status: 'canceled' });
    await shop.deleteOrder(customer, at(ids, 1));
    expect(await shop.createPayment(customer, { checkoutId })).toMatchObject(
      problem(429, 'TOO_MANY_PAYMENTS'),
    );
  });

  test('is not made for another customer, or for another total', async () => {
    const { customer, checkoutId, ids } = await place();
    const other = await shop.addCustomer();
    for (const id of [checkoutId, at(ids, 0), 'none'])
      expect(await shop.createPayment(other, { checkoutId: id })).toMatchObject(problem(404, 'NOT_FOUND'));
    const body = { checkoutId, totalPrice: 59.99 };
    expect(await shop.createPayment(customer, body)).toMatchObject(
      problem(409, 'PRICE_CHANGED', { totalPrice: 60 }),
    );
    // A sum alone means no order: the sum of a checkout is none.
    expect(await shop.createPayment(customer, { totalPrice: 60 })).toMatchObject(problem(404, 'NOT_FOUND'));
  });

  test('cannot be reported for an order that is not among its orders', async () => {
    const { customer, intent, ids } = await payAll();
    const alone = await shop.order(customer, await shop.addPart({ priceCents: 6000 }));
    expect(await shop.report(customer, alone, intent)).toMatchObject(problem(409, 'PAYMENT_MISMATCH'));
    await shop.report(customer, at(ids, 0), intent);
    expect(await statesOf([alone, ...ids])).toEqual(['unpaid', 'paid', 'paid', 'paid']);
  });

  test('reserves lapsed orders again, all or none, and names those that it cannot', async () => {
    const { customer, checkoutId, ids, parts } = await place();
    await Promise.all(ids.map(shop.lapse));
    await releaseLapsed(shop.db);
    const rival = await shop.addCustomer();
    await shop.place(rival, parts[1] ?? expect.unreachable(), 10);
    expect(await shop.createPayment(customer, { checkoutId })).toMatchObject(
      problem(409, 'LINES_REFUSED', {
        lines: [
          { index: 1, orderId: ids[1], code: 'ABOVE_STOCK', stock: 0, message: 'Maximum order quantity 0' },
        ],
      }),
    );
    expect((await Promise.all(ids.map(shop.stateOf))).map(({ stockState }) => stockState)).toEqual(
      ids.map(() => 'released'),
    );
    await shop.deleteOrder(customer, at(ids, 1));
    await paid({ customer, checkoutId, ids: [at(ids, 0), at(ids, 2)], parts });
    expect(await statesOf(ids)).toEqual(['paid', 'cancelled', 'paid']);
  });

  test('that is declined counts once', async () => {
    const { customer, checkoutId, ids } = await place();
    const secret = await shop.secretForAll(customer, checkoutId);
    expect(await shop.confirmCard(secret, declinedCard)).toBe('card_declined');
    for (const id of ids)
      expect(await shop.report(customer, id, intentOf(secret))).toMatchObject({ status: 402 });
    const { rowCount } = await shop.db.query('SELECT FROM card_declines WHERE user_id = $1', [customer.id]);
    expect(rowCount).toBe(1);
  });
});

describe('paying or cancelling one order', () => {
  test('cancels the common payment first, and the other way round', async () => {
    const { customer, checkoutId, ids } = await place();
    const common = intentOf(await shop.secretForAll(customer, checkoutId));
    const alone = intentOf(await shop.secretFor(customer, at(ids, 0)));
    expect(shop.stripe.intent(common)).toMatchObject({ status: 'canceled' });
    const next = intentOf(await shop.secretForAll(customer, checkoutId));
    expect(shop.stripe.intent(alone)).toMatchObject({ status: 'canceled' });
    expect(await shop.deleteOrder(customer, at(ids, 1))).toMatchObject({ status: 200 });
    expect(shop.stripe.intent(next)).toMatchObject({ status: 'canceled' });
    expect(await statesOf(ids)).toEqual(['unpaid', 'cancelled', 'unpaid']);
  });

  test('after the common payment has succeeded finds the order paid', async () => {
    const { customer, ids } = await payAll();
    expect(await shop.deleteOrder(customer, at(ids, 0))).toMatchObject(problem(409, 'ORDER_NOT_DELETABLE'));
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'paid']);
    const second = await payAll();
    expect(await shop.createPayment(second.customer, { orderId: at(second.ids, 1) })).toMatchObject(
      problem(409, 'ALREADY_PAID'),
    );
    expect(await statesOf(second.ids)).toEqual(['paid', 'paid', 'paid']);
  });

  test('is completed by the reconciler if the provider fails', async () => {
    const { customer, checkoutId, ids } = await place();
    await shop.secretForAll(customer, checkoutId);
    shop.stripe.faults.next({ kind: 'unavailable', on: 'cancel', times: 2 });
    expect(await shop.deleteOrder(customer, at(ids, 0))).toMatchObject({ status: 503 });
    await shop.letPass(3);
    await reconcile(shop.deps);
    expect(await statesOf(ids)).toEqual(['cancelled', 'unpaid', 'unpaid']);
  });
});

describe('the share of an order that cannot be paid', () => {
  test('is refunded to the cent, and the others are paid', async () => {
    const { customer, checkoutId, ids } = await place();
    const secret = await shop.secretForAll(customer, checkoutId);
    const intent = intentOf(secret);
    await cancelByPreviousVersion(at(ids, 1));
    await shop.confirmCard(secret);
    expect(await shop.report(customer, at(ids, 0), intent)).toMatchObject({ status: 200 });
    expect(await statesOf(ids)).toEqual(['paid', 'cancelled', 'paid']);
    expect(refunds(intent)).toEqual([2000]);
    expect(await stateOfPayment(intent)).toBe('succeeded');
  });

  test('is refunded if the stock is gone, and the order stays unpaid', async () => {
    const { customer, checkoutId, ids, parts } = await place();
    const secret = await shop.secretForAll(customer, checkoutId);
    await shop.lapse(at(ids, 2));
    await releaseLapsed(shop.db);
    await shop.place(await shop.addCustomer(), parts[2] ?? expect.unreachable(), 10);
    await shop.confirmCard(secret);
    expect(await shop.report(customer, at(ids, 2), intentOf(secret))).toMatchObject(
      problem(409, 'ABOVE_STOCK'),
    );
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'unpaid']);
    expect(refunds(intentOf(secret))).toEqual([3000]);
  });

  test('is refunded if another payment has paid the order', async () => {
    const { customer, checkoutId, ids } = await place();
    const stray = await shop.strayIntent({ uid: customer.uid, orderId: at(ids, 0) }, 1000);
    const secret = await shop.secretForAll(customer, checkoutId);
    await shop.confirmCard(stray);
    await shop.report(customer, at(ids, 0), intentOf(stray));
    await shop.confirmCard(secret);
    await shop.sendEvent(intentOf(secret));
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'paid']);
    expect(await shop.stateOf(at(ids, 0))).toMatchObject({ transactionId: intentOf(stray) });
    expect([refunds(intentOf(secret)), refunds(intentOf(stray))]).toEqual([[1000], []]);
  });

  test('is everything if none can be paid', async () => {
    const { customer, checkoutId, ids } = await place();
    const secret = await shop.secretForAll(customer, checkoutId);
    for (const id of ids) await cancelByPreviousVersion(id);
    await shop.confirmCard(secret);
    await shop.sendEvent(intentOf(secret));
    expect(refunds(intentOf(secret))).toEqual([1000, 2000, 3000]);
    expect(await stateOfPayment(intentOf(secret))).toBe('refunded');
  });

  test('is refunded once, also if the provider’s response was lost', async () => {
    const { customer, checkoutId, ids } = await place();
    const secret = await shop.secretForAll(customer, checkoutId);
    await cancelByPreviousVersion(at(ids, 1));
    await shop.confirmCard(secret);
    shop.stripe.faults.next({ kind: 'lost-response', on: 'refund', times: 2 });
    await shop.report(customer, at(ids, 0), intentOf(secret));
    await shop.letPass(3);
    await reconcile(shop.deps);
    await reconcile(shop.deps);
    expect(refunds(intentOf(secret))).toEqual([2000]);
  });
});

describe('an admin who refunds one of the orders', () => {
  test('refunds its share, and returns its stock', async () => {
    const { ids, intent, parts } = await paid();
    const admin = await shop.addAdmin();
    expect(await shop.deleteOrder(admin, at(ids, 1))).toMatchObject({ status: 200 });
    expect(await statesOf(ids)).toEqual(['paid', 'refunded', 'paid']);
    expect(refunds(intent)).toEqual([2000]);
    expect(await shop.stockOf(parts[1] ?? expect.unreachable())).toBe(10);
    await shop.deleteOrder(admin, at(ids, 0));
    await shop.deleteOrder(admin, at(ids, 2));
    expect(refunds(intent)).toEqual([1000, 2000, 3000]);
    expect(await stateOfPayment(intent)).toBe('refunded');
  });

  test('gets 503 while the outcome is unknown, and the reconciler completes it', async () => {
    const { ids, intent } = await paid();
    shop.stripe.faults.next({ kind: 'unavailable', on: 'refund', times: 2 });
    expect(await shop.deleteOrder(await shop.addAdmin(), at(ids, 1))).toMatchObject({ status: 503 });
    expect(await statesOf(ids)).toEqual(['paid', 'refunding', 'paid']);
    await shop.letPass(3);
    await reconcile(shop.deps);
    expect(await statesOf(ids)).toEqual(['paid', 'refunded', 'paid']);
    expect(refunds(intent)).toEqual([2000]);
  });
});

describe('a refund that a person made at the provider', () => {
  const refundByHand = (intent: string, fields: Record<string, string> = {}) =>
    shop.askProvider('refunds', { payment_intent: intent, ...fields });
  const receive = (intent: string) =>
    shop.sendEvent(intent, {
      type: 'charge.refunded',
      data: { object: { object: 'charge', payment_intent: intent } },
    });

  test('of a part is recorded for a person, and changes no order', async () => {
    const { checkoutId, ids, intent } = await paid();
    await refundByHand(intent, { amount: '500' });
    expect(await receive(intent)).toMatchObject({ status: 200 });
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'paid']);
    expect(await auditOf(shop.db, checkoutId)).toMatchObject([
      { after: `500 cents of ${intent} refunded at the provider` },
    ]);
    // The rest, so that the money is accounted for.
    await refundByHand(intent);
    await receive(intent);
  });

  test('of everything refunds each order that was not refunded before', async () => {
    const { ids, intent } = await paid();
    await shop.deleteOrder(await shop.addAdmin(), at(ids, 0));
    await refundByHand(intent);
    await receive(intent);
    expect(await statesOf(ids)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(refunds(intent)).toEqual([1000, 5000]);
  });

  test('is not one that the shop made', async () => {
    const { checkoutId, ids, intent } = await paid();
    await shop.deleteOrder(await shop.addAdmin(), at(ids, 0));
    await receive(intent);
    expect(await auditOf(shop.db, checkoutId)).toEqual([]);
    expect(await statesOf(ids)).toEqual(['refunded', 'paid', 'paid']);
  });
});

test('a dispute names all orders', async () => {
  const { ids, intent } = await paid();
  await shop.sendEvent(intent, {
    type: 'charge.dispute.created',
    data: { object: { object: 'dispute', payment_intent: intent } },
  });
  for (const id of ids)
    expect(await auditOf(shop.db, id)).toContainEqual(
      expect.objectContaining({ after: `disputed ${intent}` }),
    );
});

describe('a server of the previous version', () => {
  const failure = (sql: string, values: unknown[]) =>
    shop.db.query(sql, values).then(
      () => 'no error',
      (error: unknown) => sqlState(error),
    );

  test('cannot refund an order that a common payment paid: it answers 503', async () => {
    const { ids } = await paid();
    const refund = `UPDATE orders SET status = 'refunding' WHERE id = $1 AND status = 'paid'`;
    expect(await failure(refund, [ids[0]])).toBe('55P03');
    const alone = await shop.paidOrder(await shop.addCustomer(), await shop.addPart());
    const rolledBack = shop.db.transaction(async (tx) => {
      await tx.query(refund, [alone.id]);
      throw new Error('allowed');
    });
    await expect(rolledBack).rejects.toThrow('allowed');
  });

  test('cannot pay another order with a common payment: it answers 503', async () => {
    const { customer, intent, ids } = await payAll();
    const other = await shop.order(customer, await shop.addPart({ priceCents: 6000 }));
    expect(
      await failure(
        `INSERT INTO payments (id, order_id, user_id, provider_id, uid, amount_cents, status)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, 6000, 'succeeded')`,
        [other, customer.id, intent, customer.uid],
      ),
    ).toBe('55P03');
    await shop.report(customer, at(ids, 0), intent);
  });

  test('has taken the event: the reconciler of this version finishes the payment', async () => {
    const { ids, intent } = await payAll();
    await shop.db.query(
      `INSERT INTO stripe_events (id, type) VALUES ('evt_taken', 'payment_intent.succeeded')`,
    );
    await shop.sendEvent(intent, { id: 'evt_taken' });
    expect(await statesOf(ids)).toEqual(['unpaid', 'unpaid', 'unpaid']);
    await shop.letPass(5);
    await reconcile(shop.deps);
    expect(await statesOf(ids)).toEqual(['paid', 'paid', 'paid']);
  });

  test('has cancelled an order meanwhile: an abandoned payment is cancelled when no order is left', async () => {
    const { customer, checkoutId, ids } = await place(2);
    const intent = intentOf(await shop.secretForAll(customer, checkoutId));
    for (const id of ids) await cancelByPreviousVersion(id);
    await shop.letPass(5);
    await reconcile(shop.deps);
    expect(shop.stripe.intent(intent)).toMatchObject({ status: 'canceled' });
    expect(await stateOfPayment(intent)).toBe('cancelled');
  });
});
