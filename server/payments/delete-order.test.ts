import { describe, expect, test } from 'vitest';
import { openShop, ordersOf } from '#tests/shop/open-shop.ts';
import { ProviderRefusal } from './provider.ts';
import { reconcile } from './reconcile.ts';

const shop = await openShop();
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const part = await shop.addPart({ quantity: 1000 });

const paidOrder = () => shop.paidOrder(customer, part, 3);

const notDeletable = { status: 409, body: { code: 'ORDER_NOT_DELETABLE' } };
const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };
const deleted = { status: 200, body: { deletedCount: 1 } };

describe('with the status that an admin saw', () => {
  const deleteSeen = (id: string, seen: string) =>
    shop.call('DELETE', `/orders/${id}?seen=${seen}`, { token: admin.token });

  test('an order that was paid since is not refunded', async () => {
    const { id } = await paidOrder();
    expect(await deleteSeen(id, 'unpaid')).toMatchObject({
      status: 409,
      body: { code: 'LIST_CHANGED', orders: [{ _id: id, status: 'pending' }], deletedCount: 0 },
    });
    expect(await shop.stateOf(id)).toMatchObject({ status: 'paid' });
    expect(await deleteSeen(id, 'pending')).toMatchObject(deleted);
  });

  test('an order that was shipped since is not refunded, and an unpaid one is cancelled', async () => {
    const { id: shipped } = await paidOrder();
    await shop.call('PATCH', `/confirm-order/${shipped}`, { token: admin.token });
    expect(await deleteSeen(shipped, 'pending')).toMatchObject(notDeletable);
    const unpaid = await shop.order(customer, part);
    expect(await deleteSeen(unpaid, 'shipped')).toMatchObject({ status: 400 });
    expect(await deleteSeen(unpaid, 'unpaid')).toMatchObject(deleted);
  });
});

describe('cancelling an unpaid order', () => {
  test('returns its stock and hides it', async () => {
    const buyer = await shop.addCustomer();
    const before = await shop.stockOf(part);
    const id = await shop.order(buyer, part, 7);
    const secret = await shop.secretFor(buyer, id);
    expect(await shop.deleteOrder(buyer, id)).toMatchObject(deleted);
    expect(await shop.confirmCard(secret)).toBe('payment_intent_unexpected_state');
    expect(await shop.stockOf(part)).toBe(before);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelled', stockState: 'released' });
    expect(await ordersOf(shop, buyer)).toEqual([]);
    expect(await shop.call('GET', `/payment/${id}`, { token: buyer.token })).toMatchObject({ status: 404 });
    expect(await shop.deleteOrder(buyer, id)).toMatchObject(notFound);
    expect(await shop.stockOf(part)).toBe(before);
  });

  test('marks it paid instead when it was paid just before', async () => {
    shop.stripe.webhooks.hold();
    const id = await shop.order(customer, part);
    await shop.payAtProvider(customer, id);
    expect(await shop.deleteOrder(customer, id)).toMatchObject({
      ...notDeletable,
      body: { message: 'Already paid' },
    });
    expect(await shop.stateOf(id)).toMatchObject({ status: 'paid', stockState: 'committed' });
    shop.stripe.webhooks.release();
  });

  test('returns 503 when the provider is unreachable, blocks payment, and can be retried', async () => {
    const id = await shop.order(customer, part);
    const secret = await shop.secretFor(customer, id);
    shop.stripe.faults.next({ kind: 'unavailable', on: 'cancel', times: 2 });
    const response = await shop.deleteOrder(customer, id);
    expect(response).toMatchObject(unavailable);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await shop.stateOf(id)).toMatchObject({ status: 'cancelling' });
    const again = await shop.createPayment(customer, { orderId: id });
    expect(again).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } });
    const shown = (await ordersOf(shop, customer)).find(({ _id }) => _id === id);
    expect(shown).toMatchObject({ status: 'unpaid', paid: false });

    expect(await shop.deleteOrder(customer, id)).toMatchObject(deleted);
    expect(await shop.confirmCard(secret)).toBe('payment_intent_unexpected_state');
  });

  test('cancels a PaymentIntent whose creation was interrupted', async () => {
    const id = await shop.order(customer, part);
    shop.stripe.faults.next({ kind: 'lost-response', on: 'create' });
    shop.stripe.faults.next({ kind: 'cut', on: 'create' });
    const response = await shop.createPayment(customer, { orderId: id });
    expect(response.status).toBe(503);
    expect(await shop.deleteOrder(customer, id)).toMatchObject(deleted);
    const intents = shop.stripe.intents().filter(({ metadata }) => metadata['orderId'] === id);
    expect(intents.map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('a customer cannot delete', () => {
  test('a paid order', async () => {
    const { id } = await paidOrder();
    expect(await shop.deleteOrder(customer, id)).toMatchObject(notDeletable);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'paid' });
  });

  test('a shipped order, and neither can an admin', async () => {
    const { id } = await paidOrder();
    await shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });
    expect(await shop.deleteOrder(customer, id)).toMatchObject(notDeletable);
    expect(await shop.deleteOrder(admin, id)).toMatchObject(notDeletable);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'shipped' });
  });
});

describe('an admin deletes', () => {
  test('a paid order, which refunds it once and returns its stock', async () => {
    const before = await shop.stockOf(part);
    const { id, intent } = await paidOrder();
    expect(await shop.deleteOrder(admin, id)).toMatchObject(deleted);
    await shop.stripe.webhooks.settled();
    expect(await shop.stateOf(id)).toMatchObject({
      status: 'refunded',
      stockState: 'released',
      transactionId: intent,
    });
    expect(shop.stripe.refundsOf(intent)).toEqual([3 * 6400]);
    expect(await shop.stockOf(part)).toBe(before);
    expect(await shop.deleteOrder(admin, id)).toMatchObject(notFound);
  });

  test('a paid order in ten concurrent requests: one succeeds, with one refund', async () => {
    const before = await shop.stockOf(part);
    const { id, intent } = await paidOrder();
    const responses = await Promise.all(Array.from({ length: 10 }, () => shop.deleteOrder(admin, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of responses) expect([200, 404, 503]).toContain(status);
    expect(shop.stripe.refundsOf(intent)).toEqual([3 * 6400]);
    expect(await shop.stockOf(part)).toBe(before);
  });

  test('no paid order whose refund the provider refuses: it stays paid', async () => {
    const { id, intent } = await paidOrder();
    // The payment's webhook would try the refund too.
    await shop.stripe.webhooks.settled();
    // The mock server never refuses for reasons such as a dispute.
    const provider = shop.deps.provider ?? expect.unreachable();
    const { refund } = provider;
    provider.refund = () => Promise.reject(new ProviderRefusal('charge_disputed', 'The charge is disputed'));
    expect(await shop.deleteOrder(admin, id)).toMatchObject(unavailable);
    provider.refund = refund;
    expect(await shop.stateOf(id)).toMatchObject({
      status: 'paid',
      stockState: 'committed',
      transactionId: intent,
    });
    expect(await shop.deleteOrder(admin, id)).toMatchObject(deleted);
    expect(shop.stripe.refundsOf(intent)).toEqual([3 * 6400]);
  });

  test('a paid order whose refund response is lost: hidden until the reconciler finishes it', async () => {
    const before = await shop.stockOf(part);
    const { id, intent } = await paidOrder();
    // The payment's webhook would try the refund too.
    await shop.stripe.webhooks.settled();
    shop.stripe.webhooks.drop();
    shop.stripe.faults.next({ kind: 'lost-response', on: 'refund' });
    shop.stripe.faults.next({ kind: 'cut', on: 'refund' });
    expect(await shop.deleteOrder(admin, id)).toMatchObject(unavailable);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'refunding' });
    expect((await ordersOf(shop, customer)).map(({ _id }) => _id)).not.toContain(id);
    expect(await shop.deleteOrder(admin, id)).toMatchObject(unavailable);
    await shop.letPass(3);
    await reconcile(shop.deps);
    shop.stripe.webhooks.release();
    expect(await shop.stateOf(id)).toMatchObject({ status: 'refunded', stockState: 'released' });
    expect(shop.stripe.refundsOf(intent)).toEqual([3 * 6400]);
    expect(await shop.stockOf(part)).toBe(before);
  });
});
