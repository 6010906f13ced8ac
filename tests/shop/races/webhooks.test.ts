import { expect, test } from 'vitest';
import { auditOf } from '#server/testing/app.ts';
import { fastForward } from '../fast-forward.ts';
import { figure } from '../figures.ts';
import { refundsOf, strayMoney, violations } from '../invariants.ts';
import { intentOf, openShop, type Person } from '../open-shop.ts';
import { seeded, shuffled } from '../seeded.ts';
import { signedEvent, type EventOptions } from '../signed-event.ts';
import { strayIntent } from '../stray-intent.ts';

/** A minute passes in 1.5 s, for the jobs of both processes and for due times in the database. */
const speedUp = 40;
const shop = await openShop({ processes: 2, speedUp });
// The mock server's webhooks are dropped. The tests send the events themselves.
shop.stripe.webhooks.drop();
const part = await shop.addPart({ quantity: 10_000 });

const sendEvent = (intent: string, event?: EventOptions) =>
  shop.call('POST', '/webhooks/stripe', signedEvent(intent, event));

const transitionsInto = async (orderId: string, state: string) =>
  (await auditOf(shop.db, orderId)).filter(({ after }) => after === state).length;

interface Case {
  customer: Person;
  id: string;
  secret: string;
  intent: string;
}

/** An unpaid order with a PaymentIntent. */
async function payable(): Promise<Case> {
  const customer = await shop.addCustomer();
  const id = await shop.order(customer, part);
  const secret = await shop.secretFor(customer, id);
  return { customer, id, secret, intent: intentOf(secret) };
}

async function paid(): Promise<Case> {
  const order = await payable();
  expect(await shop.confirmCard(order.secret)).toBe('succeeded');
  return order;
}

/** A cancelled order with an intent that succeeds after the cancellation. */
async function paidTooLate(): Promise<Case> {
  const customer = await shop.addCustomer();
  const id = await shop.order(customer, part);
  expect((await remove({ customer, id })).status).toBe(200);
  const { id: intent, secret } = await strayIntent(shop, { uid: customer.uid, orderId: id }, part.priceCents);
  expect(await shop.confirmCard(secret)).toBe('succeeded');
  return { customer, id, secret, intent };
}

const report = ({ customer, id, intent }: Case) => shop.report(customer, id, intent);
const remove = ({ customer, id }: Pick<Case, 'customer' | 'id'>) => shop.deleteOrder(customer, id);

async function expectPaidOnce({ id, intent }: Case): Promise<void> {
  expect(await shop.stateOf(id)).toEqual({ status: 'paid', stockState: 'committed', transactionId: intent });
  expect(await transitionsInto(id, 'paid')).toBe(1);
  expect(await refundsOf(shop.stripe.url, intent)).toEqual([]);
}

async function expectRefundedOnce({ id, intent }: Case): Promise<void> {
  expect(await shop.stateOf(id)).toEqual({
    status: 'cancelled',
    stockState: 'released',
    transactionId: null,
  });
  expect(await refundsOf(shop.stripe.url, intent)).toEqual([part.priceCents]);
  expect(await transitionsInto(id, 'cancelled, refund: cancelled')).toBe(1);
  const { rows } = await shop.db.query('SELECT status FROM payments WHERE provider_id = $1', [intent]);
  expect(rows).toEqual([{ status: 'refunded' }]);
}

test('R6: repeated events, concurrent and in any order, pay once and all return 200', async () => {
  const deliveries = figure(100, 10);
  const random = seeded('R6');
  const orders = [await paid(), await paid(), await paid()];
  const types = [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'charge.dispute.created',
  ];
  const events = orders.flatMap(({ intent }, index) =>
    types.map((type) => ({ intent, type, id: `evt_r6_${index}_${type}` })),
  );
  const queue = shuffled(
    events.flatMap((event) => Array.from({ length: deliveries }, () => event)),
    random,
  );
  const statuses: number[] = [];
  const worker = async () => {
    for (let event = queue.pop(); event; event = queue.pop()) {
      const { intent, ...rest } = event;
      statuses.push((await sendEvent(intent, rest)).status);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  expect(statuses).toHaveLength(deliveries * events.length);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const order of orders) {
    await expectPaidOnce(order);
    expect(await transitionsInto(order.id, `disputed ${order.intent}`)).toBe(1);
    const { rows } = await shop.db.query('SELECT FROM payments WHERE order_id = $1', [order.id]);
    expect(rows).toHaveLength(1);
  }
  const { rows } = await shop.db.query(`SELECT FROM stripe_events WHERE id LIKE 'evt_r6_%'`);
  expect(rows).toHaveLength(events.length);
  expect(await violations(shop)).toEqual([]);
  expect(await strayMoney(shop)).toBe(0);
}, 60_000);

const steps = ['webhook', 'browser', 'cancellation'] as const;
const sequences = steps.flatMap((first) =>
  steps
    .filter((step) => step !== first)
    .map((second) => [first, second, ...steps.filter((step) => step !== first && step !== second)]),
);

test.each(sequences)('R7: an order paid before %s, %s, %s is paid once', async (...sequence) => {
  const orders = await Promise.all(Array.from({ length: figure(10, 3) }, paid));
  await Promise.all(
    orders.map(async (order) => {
      for (const step of sequence) {
        if (step === 'webhook') expect((await sendEvent(order.intent)).status).toBe(200);
        else if (step === 'browser')
          expect(await report(order)).toMatchObject({ status: 200, body: { paid: true } });
        else expect(await remove(order)).toMatchObject({ status: 409, body: { message: 'Already paid' } });
      }
    }),
  );
  for (const order of orders) await expectPaidOnce(order);
  expect(await violations(shop)).toEqual([]);
});

test('R7: an order paid before concurrent webhook, browser and cancellation is paid once', async () => {
  const random = seeded('R7');
  const orders = await Promise.all(Array.from({ length: 20 }, paid));
  const jobs = orders.flatMap((order) => [
    async () => expect((await sendEvent(order.intent)).status).toBe(200),
    async () => expect(await report(order)).toMatchObject({ status: 200, body: { paid: true } }),
    async () => expect((await remove(order)).status).toBe(409),
  ]);
  await Promise.all(shuffled(jobs, random).map((job) => job()));
  for (const order of orders) await expectPaidOnce(order);
  expect(await violations(shop)).toEqual([]);
});

test('R7: a payment after the cancellation, reported by the webhook, is refunded once', async () => {
  const order = await paidTooLate();
  expect((await sendEvent(order.intent)).status).toBe(200);
  await expectRefundedOnce(order);
});

test('R7: a payment after the cancellation, reported concurrently by both, is refunded once', async () => {
  const random = seeded('R7, too late');
  const orders = await Promise.all(Array.from({ length: 5 }, paidTooLate));
  const jobs = orders.flatMap((order) => [
    ...Array.from({ length: 5 }, () => async () => expect((await sendEvent(order.intent)).status).toBe(200)),
    ...Array.from({ length: 5 }, () => async () => expect((await report(order)).status).toBe(409)),
  ]);
  await Promise.all(shuffled(jobs, random).map((job) => job()));
  for (const order of orders) await expectRefundedOnce(order);
  expect(await violations(shop)).toEqual([]);
  expect(await strayMoney(shop)).toBe(0);
});

test('R7: the reconciler finishes everything within six minutes', async () => {
  const { faults } = shop.stripe;
  const silent = await paid();

  const unreported = await paid();
  faults.next({ kind: 'cut', on: 'retrieve', times: 2 });
  expect((await report(unreported)).status).toBe(503);

  const unheard = await paid();
  faults.next({ kind: 'cut', on: 'retrieve', times: 2 });
  expect((await sendEvent(unheard.intent)).status).toBe(200);
  expect(await shop.stateOf(unheard.id)).toMatchObject({ status: 'unpaid' });

  const paidAfterAll = await payable();
  faults.next({ kind: 'cut', on: 'cancel', times: 2 });
  expect((await remove(paidAfterAll)).status).toBe(503);
  expect(await shop.confirmCard(paidAfterAll.secret)).toBe('succeeded');

  const neverPaid = await payable();
  faults.next({ kind: 'cut', on: 'cancel', times: 2 });
  expect((await remove(neverPaid)).status).toBe(503);

  const tooLate = await paidTooLate();
  faults.next({ kind: 'cut', on: 'refund', times: 2 });
  expect((await sendEvent(tooLate.intent)).status).toBe(200);
  expect(await refundsOf(shop.stripe.url, tooLate.intent)).toEqual([]);

  const payments = [silent, unreported, unheard, paidAfterAll];
  const isOver = async () => {
    const states = await Promise.all([...payments, neverPaid].map(({ id }) => shop.stateOf(id)));
    const refunds = await refundsOf(shop.stripe.url, tooLate.intent);
    return states.every(({ status }) => status === 'paid' || status === 'cancelled') && refunds.length === 1;
  };
  const minutes = await fastForward(shop, { speedUp, limit: 6, isOver });
  console.info(`R7: finished after ${minutes.toFixed(1)} minutes`);

  for (const order of payments) {
    expect(await sendEvent(order.intent)).toMatchObject({ status: 200 });
    await expectPaidOnce(order);
  }
  expect(await shop.stateOf(neverPaid.id)).toMatchObject({ status: 'cancelled', stockState: 'released' });
  expect(shop.stripe.intent(neverPaid.intent)?.status).toBe('canceled');
  await expectRefundedOnce(tooLate);
  expect(await violations(shop)).toEqual([]);
  expect(await strayMoney(shop)).toBe(0);
}, 30_000);

test('a lapsed reservation is released within a minute by the job', async () => {
  const scarce = await shop.addPart({ quantity: 5 });
  const id = await shop.order(await shop.addCustomer(), scarce, 5);
  await shop.db.query('UPDATE orders SET reserved_until = now() WHERE id = $1', [id]);
  await fastForward(shop, { speedUp, limit: 1, isOver: async () => (await shop.stockOf(scarce)) === 5 });
  expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'released' });
  expect(await violations(shop)).toEqual([]);
});
