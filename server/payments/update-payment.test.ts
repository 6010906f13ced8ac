import { beforeEach, describe, expect, test } from 'vitest';
import { refunded, strayMoney, violations } from '#tests/shop/invariants.ts';
import { declinedCard, intentOf, openShop, ordersOf, type Person } from '#tests/shop/open-shop.ts';
import { strayIntent } from '#tests/shop/stray-intent.ts';
import { releaseLapsed } from '../orders/stock.ts';
import { auditOf } from '../testing/app.ts';

const shop = await openShop();
// Webhooks are dropped, so that the customer's call is what updates the order.
shop.stripe.webhooks.drop();
let customer: Person;
beforeEach(async () => {
  customer = await shop.addCustomer();
});
const part = await shop.addPart({ quantity: 1000 });
const deps = shop.deps;

const paid = (transactionId: string, modifiedCount: number) => ({
  status: 200,
  body: { matchedCount: 1, modifiedCount, paid: true, transactionId },
});
const refusal = (status: number, code: string) => ({ status, body: { code, modifiedCount: 0 } });

/** Creates a succeeded intent that the shop did not create. */
async function foreignIntent(
  metadata: Record<string, string>,
  amount: number,
  currency = 'usd',
): Promise<string> {
  const { id, secret } = await strayIntent(shop, metadata, amount, currency);
  expect(await shop.confirmCard(secret)).toBe('succeeded');
  return id;
}

async function update(intentId: string, fields: Record<string, string>): Promise<void> {
  await fetch(`${shop.stripe.url}/v1/payment_intents/${intentId}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams(fields),
  });
}

async function paidAtProvider(buyer: Person = customer, quantity = 1) {
  const id = await shop.order(buyer, part, quantity);
  return { id, intent: await shop.payAtProvider(buyer, id) };
}

describe('reporting a payment', () => {
  test('marks the order as paid, with the transaction id and its stock committed', async () => {
    const buyer = await shop.addCustomer();
    const { id, intent } = await paidAtProvider(buyer);
    expect(await shop.report(buyer, id, intent)).toMatchObject(paid(intent, 1));
    const [order] = await ordersOf(shop, buyer);
    expect(order).toMatchObject({
      paid: true,
      status: 'pending',
      transactionId: intent,
      reservedUntil: null,
    });
    expect(order?.paidAt).not.toBeNull();
    expect(await shop.stateOf(id)).toMatchObject({ stockState: 'committed' });
  });

  test('counts once in twenty concurrent requests', async () => {
    const { id, intent } = await paidAtProvider();
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.report(customer, id, intent)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const modified = responses.filter(({ body }) => JSON.stringify(body).includes('"modifiedCount":1'));
    expect(modified).toHaveLength(1);
  });

  test('returns 202 while the provider is processing it', async () => {
    const id = await shop.order(customer, part);
    const secret = await shop.secretFor(customer, id);
    shop.stripe.holdConfirmations();
    expect(await shop.confirmCard(secret)).toBe('processing');
    const intent = intentOf(secret);
    expect(await shop.report(customer, id, intent)).toMatchObject({
      status: 202,
      body: { paid: false, modifiedCount: 0, transactionId: intent },
    });
    shop.stripe.finish(intent);
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent, 1));
  });

  test('changes nothing while the provider is unreachable', async () => {
    const { id, intent } = await paidAtProvider();
    shop.stripe.faults.next({ kind: 'unavailable', on: 'retrieve', times: 2 });
    const response = await shop.report(customer, id, intent);
    expect(response).toMatchObject(refusal(503, 'UNAVAILABLE'));
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid' });
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent, 1));
  });
});

describe('an order stays unpaid', () => {
  test('after a declined card: 402 with the provider’s message, and another card can pay', async () => {
    const id = await shop.order(customer, part);
    const secret = await shop.secretFor(customer, id);
    expect(await shop.confirmCard(secret, declinedCard)).toBe('card_declined');
    const response = await shop.report(customer, id, intentOf(secret));
    expect(response).toMatchObject(refusal(402, 'PAYMENT_NOT_SUCCEEDED'));
    expect(response.body).toMatchObject({ message: 'Your card was declined.' });
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    expect(await shop.report(customer, id, intentOf(secret))).toMatchObject(paid(intentOf(secret), 1));
  });

  test('for an intent that is not paid', async () => {
    const id = await shop.order(customer, part);
    const intent = intentOf(await shop.secretFor(customer, id));
    expect(await shop.report(customer, id, intent)).toMatchObject(refusal(402, 'PAYMENT_NOT_SUCCEEDED'));
  });

  test.each(['pi_unknown', 'card_1', '../refunds', 'pi_1/../../refunds', 'pi_\u0000', 'x'.repeat(256)])(
    'for an id that the provider does not know: %j',
    async (transactionId) => {
      const id = await shop.order(customer, part);
      const { token } = customer;
      const response = await shop.call('PATCH', `/payment-update/${id}`, { token, body: { transactionId } });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ modifiedCount: 0 });
      expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid' });
    },
  );

  test('for productPay of another order', async () => {
    const { id, intent } = await paidAtProvider();
    const response = await shop.call('PATCH', `/payment-update/${id}`, {
      token: customer.token,
      body: { productPay: '019a9c40-0000-7000-8000-200000000999', transactionId: intent },
    });
    expect(response).toMatchObject(refusal(400, 'INVALID'));
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent, 1));
  });
});

describe('a payment that does not match the order', () => {
  const mismatchesOf = async (orderId: string) =>
    (await auditOf(shop.db, orderId)).filter(({ after }) => after?.startsWith('PAYMENT_MISMATCH')).length;

  test('by amount is a mismatch', async () => {
    const id = await shop.order(customer, part, 2);
    const secret = await shop.secretFor(customer, id);
    await update(intentOf(secret), { amount: '50' });
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    expect(await shop.report(customer, id, intentOf(secret))).toMatchObject(refusal(409, 'PAYMENT_MISMATCH'));
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', transactionId: null });
    expect(await mismatchesOf(id)).toBe(1);
    await deps.provider.refund(intentOf(secret), 0, Date.now() + 5000);
  });

  test('by currency is a mismatch', async () => {
    const id = await shop.order(customer, part);
    const intent = await foreignIntent({ uid: customer.uid, orderId: id }, 6400, 'jpy');
    expect(await shop.report(customer, id, intent)).toMatchObject(refusal(409, 'PAYMENT_MISMATCH'));
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', transactionId: null });
    await deps.provider.refund(intent, 0, Date.now() + 5000);
  });

  test('by customer is a mismatch, and can still pay its own order', async () => {
    const victim = await shop.addCustomer();
    const theirs = await paidAtProvider(victim);
    const mine = await shop.order(customer, part);
    expect(await shop.report(customer, mine, theirs.intent)).toMatchObject(refusal(409, 'PAYMENT_MISMATCH'));
    expect(await shop.stateOf(mine)).toMatchObject({ status: 'unpaid' });
    expect(await mismatchesOf(mine)).toBe(1);
    expect(await shop.report(victim, theirs.id, theirs.intent)).toMatchObject(paid(theirs.intent, 1));
    expect(await refunded(shop.stripe.url, theirs.intent)).toBe(0);
  });

  test('by customer is not refunded when reported for a paid order', async () => {
    const victim = await shop.addCustomer();
    const theirs = await paidAtProvider(victim);
    const mine = await paidAtProvider();
    await shop.report(customer, mine.id, mine.intent);
    expect(await shop.report(customer, mine.id, theirs.intent)).toMatchObject(refusal(409, 'ALREADY_PAID'));
    expect(await refunded(shop.stripe.url, theirs.intent)).toBe(0);
    expect(await shop.report(victim, theirs.id, theirs.intent)).toMatchObject(paid(theirs.intent, 1));
  });

  test('because it is for another order of the customer can still pay that order', async () => {
    const first = await paidAtProvider();
    const second = await paidAtProvider();
    await shop.report(customer, first.id, first.intent);
    expect(await shop.report(customer, first.id, second.intent)).toMatchObject(refusal(409, 'ALREADY_PAID'));
    expect(await refunded(shop.stripe.url, second.intent)).toBe(0);
    expect(await shop.report(customer, second.id, second.intent)).toMatchObject(paid(second.intent, 1));
  });

  test('because it has paid another order is a mismatch', async () => {
    const first = await paidAtProvider();
    const second = await shop.order(customer, part);
    await shop.report(customer, first.id, first.intent);
    expect(await shop.report(customer, second, first.intent)).toMatchObject(refusal(409, 'PAYMENT_MISMATCH'));
    expect(await shop.stateOf(second)).toMatchObject({ status: 'unpaid' });
  });

  test('because its metadata changed at the provider is a mismatch', async () => {
    const { id, intent } = await paidAtProvider();
    await update(intent, { 'metadata[uid]': 'another-uid' });
    expect(await shop.report(customer, id, intent)).toMatchObject(refusal(409, 'PAYMENT_MISMATCH'));
    await deps.provider.refund(intent, 0, Date.now() + 5000);
  });
});

describe('an intent created by total', () => {
  test('may pay another unpaid order of the same customer and amount', async () => {
    const buyer = await shop.addCustomer();
    const older = await shop.order(buyer, part, 2);
    const newer = await shop.order(buyer, part, 2);
    const response = await shop.createPayment(buyer, { totalPrice: 128 });
    const secret = /"clientSecret":"(\w+)"/.exec(JSON.stringify(response.body))?.[1] ?? expect.unreachable();
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    expect(await shop.report(buyer, older, intentOf(secret))).toMatchObject(paid(intentOf(secret), 1));
    expect(await shop.stateOf(newer)).toMatchObject({ status: 'unpaid' });
    // The newer order gets a new intent.
    const next = await shop.payAtProvider(buyer, newer);
    expect(next).not.toBe(intentOf(secret));
    expect(await shop.report(buyer, newer, next)).toMatchObject(paid(next, 1));
  });

  test('pays one of two orders reported concurrently', async () => {
    const buyer = await shop.addCustomer();
    const orders = [await shop.order(buyer, part, 2), await shop.order(buyer, part, 2)];
    const intent = await shop.payAtProvider(buyer, orders[1] ?? '');
    const responses = await Promise.all(orders.map((id) => shop.report(buyer, id, intent)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const states = await Promise.all(orders.map((id) => shop.stateOf(id)));
    expect(states.map(({ status }) => status).sort()).toEqual(['paid', 'unpaid']);
  });

  test('pays one of two orders also if the shop has no row for it', async () => {
    for (let round = 0; round < 5; round++) {
      const buyer = await shop.addCustomer();
      const orders = [await shop.order(buyer, part, 2), await shop.order(buyer, part, 2)];
      const intent = await foreignIntent({ uid: buyer.uid, orderId: orders[0] ?? '' }, 12_800);
      const responses = await Promise.all(orders.map((id) => shop.report(buyer, id, intent)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  test('may not pay an order of another amount', async () => {
    const buyer = await shop.addCustomer();
    const dear = await shop.order(buyer, part, 3);
    const cheap = await paidAtProvider(buyer, 1);
    expect(await shop.report(buyer, dear, cheap.intent)).toMatchObject(refusal(409, 'PAYMENT_MISMATCH'));
    expect(await shop.report(buyer, cheap.id, cheap.intent)).toMatchObject(paid(cheap.intent, 1));
  });
});

describe('a late or duplicate payment is refunded', () => {
  test('when two intents pay one order', async () => {
    const { id, intent } = await paidAtProvider();
    const second = await foreignIntent({ uid: customer.uid, orderId: id }, 6400);
    const responses = await Promise.all([
      shop.report(customer, id, intent),
      shop.report(customer, id, second),
    ]);
    const [winner, loser] = responses[0].status === 200 ? [intent, second] : [second, intent];
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Already paid',
      modifiedCount: 0,
    });
    expect(await shop.stateOf(id)).toMatchObject({ status: 'paid', transactionId: winner });
    expect(await shop.report(customer, id, loser)).toMatchObject(refusal(409, 'ALREADY_PAID'));
    expect(await refunded(shop.stripe.url, loser)).toBe(6400);
    expect(await refunded(shop.stripe.url, winner)).toBe(0);
  });

  test('for a cancelled order', async () => {
    const id = await shop.order(customer, part);
    await shop.deleteOrder(customer, id);
    const late = await foreignIntent({ uid: customer.uid, orderId: id }, 6400);
    expect(await shop.report(customer, id, late)).toMatchObject(refusal(409, 'ORDER_NOT_PAYABLE'));
    expect(await shop.report(customer, id, late)).toMatchObject(refusal(409, 'ORDER_NOT_PAYABLE'));
    expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelled', transactionId: null });
    expect(await refunded(shop.stripe.url, late)).toBe(6400);
  });

  test('if the stock was sold meanwhile: the order stays unpaid', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    const secret = await shop.secretFor(customer, id);
    await shop.lapse(id);
    await releaseLapsed(shop.db);
    await shop.order(await shop.addCustomer(), scarce, 3);
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    expect(await shop.report(customer, id, intentOf(secret))).toMatchObject({
      status: 409,
      body: { code: 'ABOVE_STOCK', message: 'Maximum order quantity 2', modifiedCount: 0 },
    });
    expect(await shop.stateOf(id)).toMatchObject({
      status: 'unpaid',
      stockState: 'released',
      transactionId: null,
    });
    expect(await shop.stockOf(scarce)).toBe(2);
    expect(await refunded(shop.stripe.url, intentOf(secret))).toBe(4 * 6400);
    const refunds = (await auditOf(shop.db, id)).filter(({ after }) => after?.includes('refund'));
    expect(refunds).toMatchObject([{ after: 'unpaid, refund: out-of-stock' }]);
  });

  test('but not after the reservation lapsed while there is stock', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    const intent = await shop.payAtProvider(customer, id);
    await shop.lapse(id);
    await releaseLapsed(shop.db);
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent, 1));
    expect(await shop.stockOf(scarce)).toBe(1);
  });
});

test('leaves the shop consistent, with no money unaccounted for', async () => {
  expect(await violations(shop)).toEqual([]);
  expect(await strayMoney(shop)).toBe(0);
});
