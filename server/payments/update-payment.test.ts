import { beforeEach, describe, expect, test } from 'vitest';
import { declinedCard, intentOf, openShop, ordersOf, type Person } from '#tests/shop/open-shop.ts';
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

const paid = (transactionId: string, modifiedCount = 1) => ({
  status: 200,
  body: { matchedCount: 1, modifiedCount, paid: true, transactionId },
});
const refusal = (status: number, code: string) => ({ status, body: { code } });
const mismatch = refusal(409, 'PAYMENT_MISMATCH');

/** Creates a succeeded intent that the shop did not create. */
async function foreignIntent(orderId: string, amount = 6400, currency = 'usd'): Promise<string> {
  const secret = await shop.strayIntent({ uid: customer.uid, orderId }, amount, currency);
  expect(await shop.confirmCard(secret)).toBe('succeeded');
  return intentOf(secret);
}

const update = (intent: string, fields: Record<string, string>) =>
  shop.askProvider(`payment_intents/${intent}`, fields);

const refund = (intent: string) => shop.deps.provider.refund(intent, 0, Date.now() + 5000);

async function paidAtProvider(buyer: Person = customer, quantity = 1) {
  const id = await shop.order(buyer, part, quantity);
  return { id, intent: await shop.payAtProvider(buyer, id) };
}

describe('reporting a payment', () => {
  test('marks the order as paid, with the transaction id and its stock committed', async () => {
    const { id, intent } = await paidAtProvider();
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent));
    expect(await ordersOf(shop, customer)).toMatchObject([
      {
        ...{ paid: true, status: 'pending', transactionId: intent, reservedUntil: null },
        paidAt: expect.any(String) as string,
      },
    ]);
    expect(await shop.stateOf(id)).toMatchObject({ stockState: 'committed' });
  });

  test('counts once in twenty concurrent requests', async () => {
    const { id, intent } = await paidAtProvider();
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.report(customer, id, intent)));
    const modified = responses.filter(({ body }) => JSON.stringify(body).includes('"modifiedCount":1'));
    expect(modified).toEqual([expect.objectContaining(paid(intent))]);
    for (const response of responses)
      if (response !== modified[0]) expect(response).toMatchObject(paid(intent, 0));
  });

  test('returns 202 while the provider is processing it', async () => {
    const { id, secret, intent } = await shop.payable(part, { customer });
    shop.stripe.holdConfirmations();
    expect(await shop.confirmCard(secret)).toBe('processing');
    expect(await shop.report(customer, id, intent)).toMatchObject({
      status: 202,
      body: { paid: false, modifiedCount: 0, transactionId: intent },
    });
    shop.stripe.finish(intent);
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent));
  });

  test('changes nothing while the provider is unreachable', async () => {
    const { id, intent } = await paidAtProvider();
    shop.stripe.faults.next({ kind: 'unavailable', on: 'retrieve', times: 2 });
    const response = await shop.report(customer, id, intent);
    expect(response).toMatchObject(refusal(503, 'UNAVAILABLE'));
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid' });
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent));
  });
});

describe('an order stays unpaid', () => {
  test('after a declined card: 402 with the provider’s message, and another card can pay', async () => {
    const { id, secret, intent } = await shop.payable(part, { customer });
    expect(await shop.confirmCard(secret, declinedCard)).toBe('card_declined');
    const response = await shop.report(customer, id, intent);
    expect(response).toMatchObject(refusal(402, 'PAYMENT_NOT_SUCCEEDED'));
    expect(response.body).toMatchObject({ message: 'Your card was declined.' });
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent));
  });

  test.each([
    ['that is not paid', 402, 'PAYMENT_NOT_SUCCEEDED'],
    ['that the provider does not know', 400, 'UNKNOWN_TRANSACTION'],
  ])('for an intent %s', async (what, status, code) => {
    const id = await shop.order(customer, part);
    const intent = what === 'that is not paid' ? intentOf(await shop.secretFor(customer, id)) : 'pi_unknown';
    expect(await shop.report(customer, id, intent)).toMatchObject(refusal(status, code));
  });

  test('for productPay of another order', async () => {
    const { id, intent } = await paidAtProvider();
    const response = await shop.call('PATCH', `/payment-update/${id}`, {
      token: customer.token,
      body: { productPay: '019a9c40-0000-7000-8000-200000000999', transactionId: intent },
    });
    expect(response).toMatchObject(refusal(400, 'INVALID'));
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent));
  });
});

describe('a payment that does not match the order', () => {
  const mismatchesOf = async (orderId: string) =>
    (await auditOf(shop.db, orderId)).filter(({ after }) => after?.startsWith('PAYMENT_MISMATCH')).length;

  test.each<[string, (orderId: string) => Promise<string>]>([
    [
      'amount',
      async (orderId) => {
        const secret = await shop.secretFor(customer, orderId);
        await update(intentOf(secret), { amount: '50' });
        await shop.confirmCard(secret);
        return intentOf(secret);
      },
    ],
    ['currency', (orderId) => foreignIntent(orderId, 6400, 'jpy')],
    [
      'changed metadata',
      async (orderId) => {
        const intent = await shop.payAtProvider(customer, orderId);
        await update(intent, { 'metadata[uid]': 'another-uid' });
        return intent;
      },
    ],
  ])('by %s is a mismatch', async (_, pay) => {
    const id = await shop.order(customer, part);
    const intent = await pay(id);
    expect(await shop.report(customer, id, intent)).toMatchObject(mismatch);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', transactionId: null });
    expect(await mismatchesOf(id)).toBe(1);
    await refund(intent);
  });

  test.each([
    ['unpaid', 'PAYMENT_MISMATCH'],
    ['paid', 'ALREADY_PAID'],
  ])('by customer, reported for an %s order, can still pay its own order', async (status, code) => {
    const victim = await shop.addCustomer();
    const theirs = await paidAtProvider(victim);
    const mine = await paidAtProvider();
    if (status === 'paid') await shop.report(customer, mine.id, mine.intent);
    expect(await shop.report(customer, mine.id, theirs.intent)).toMatchObject(refusal(409, code));
    expect(await shop.stateOf(mine.id)).toMatchObject({ status });
    expect(await shop.report(victim, theirs.id, theirs.intent)).toMatchObject(paid(theirs.intent));
    expect(shop.stripe.refundsOf(theirs.intent)).toEqual([]);
    if (status === 'unpaid') await shop.report(customer, mine.id, mine.intent);
  });

  test('because it is for another order of the customer can pay only that order', async () => {
    const [first, second] = [await paidAtProvider(), await paidAtProvider()];
    await shop.report(customer, first.id, first.intent);
    expect(await shop.report(customer, first.id, second.intent)).toMatchObject(refusal(409, 'ALREADY_PAID'));
    expect(shop.stripe.refundsOf(second.intent)).toEqual([]);
    expect(await shop.report(customer, second.id, first.intent)).toMatchObject(mismatch);
    expect(await shop.report(customer, second.id, second.intent)).toMatchObject(paid(second.intent));
  });
});

describe('an intent created by total', () => {
  test('may pay another unpaid order of the same customer and amount', async () => {
    const older = await shop.order(customer, part, 2);
    const newer = await shop.order(customer, part, 2);
    const intent = await shop.payAtProvider(customer, newer);
    expect(await shop.report(customer, older, intent)).toMatchObject(paid(intent));
    expect(await shop.stateOf(newer)).toMatchObject({ status: 'unpaid' });
    // The newer order gets a new intent.
    const next = await shop.payAtProvider(customer, newer);
    expect(next).not.toBe(intent);
    expect(await shop.report(customer, newer, next)).toMatchObject(paid(next));
  });

  test.each(['with a row in the shop', 'without one'])(
    '%s pays one of two orders reported concurrently',
    async (row) => {
      const [one, other] = [await shop.order(customer, part, 2), await shop.order(customer, part, 2)];
      const intent =
        row === 'without one' ? await foreignIntent(one, 12_800) : await shop.payAtProvider(customer, other);
      const responses = await Promise.all([one, other].map((id) => shop.report(customer, id, intent)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    },
  );

  test('may not pay an order of another amount', async () => {
    const dear = await shop.order(customer, part, 3);
    const cheap = await paidAtProvider();
    expect(await shop.report(customer, dear, cheap.intent)).toMatchObject(mismatch);
    expect(await shop.report(customer, cheap.id, cheap.intent)).toMatchObject(paid(cheap.intent));
  });
});

describe('a late or duplicate payment is refunded', () => {
  test('for a paid order', async () => {
    const { id, intent } = await paidAtProvider();
    await shop.report(customer, id, intent);
    const second = await foreignIntent(id);
    for (let time = 0; time < 2; time += 1) {
      const refused = { status: 409, body: { code: 'ALREADY_PAID', message: 'Already paid' } };
      expect(await shop.report(customer, id, second)).toMatchObject(refused);
    }
    expect([intent, second].map(shop.stripe.refundsOf)).toEqual([[], [6400]]);
  });

  test('for a cancelled order', async () => {
    const id = await shop.order(customer, part);
    await shop.deleteOrder(customer, id);
    const late = await foreignIntent(id);
    expect(await shop.report(customer, id, late)).toMatchObject(refusal(409, 'ORDER_NOT_PAYABLE'));
    expect(await shop.report(customer, id, late)).toMatchObject(refusal(409, 'ORDER_NOT_PAYABLE'));
    expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelled', transactionId: null });
    expect(shop.stripe.refundsOf(late)).toEqual([6400]);
  });

  test('if the stock was sold meanwhile: the order stays unpaid', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const { id, secret, intent } = await shop.payable(scarce, { customer, quantity: 4 });
    await shop.lapse(id);
    await releaseLapsed(shop.db);
    await shop.order(await shop.addCustomer(), scarce, 3);
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    expect(await shop.report(customer, id, intent)).toMatchObject({
      status: 409,
      body: { code: 'ABOVE_STOCK', message: 'Maximum order quantity 2' },
    });
    expect(await shop.stateOf(id)).toEqual({ status: 'unpaid', stockState: 'released', transactionId: null });
    expect(await shop.stockOf(scarce)).toBe(2);
    expect(shop.stripe.refundsOf(intent)).toEqual([4 * 6400]);
    const refunds = (await auditOf(shop.db, id)).filter(({ after }) => after?.includes('refund'));
    expect(refunds).toMatchObject([{ after: 'unpaid, refund: out-of-stock' }]);
  });

  test('but not after the reservation lapsed while there is stock', async () => {
    const scarce = await shop.addPart({ quantity: 5 });
    const id = await shop.order(customer, scarce, 4);
    const intent = await shop.payAtProvider(customer, id);
    await shop.lapse(id);
    await releaseLapsed(shop.db);
    expect(await shop.report(customer, id, intent)).toMatchObject(paid(intent));
    expect(await shop.stockOf(scarce)).toBe(1);
  });
});
