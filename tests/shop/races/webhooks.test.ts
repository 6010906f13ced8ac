import { expect, test } from 'vitest';
import { jobsOf } from '#server/jobs.ts';
import { intentOf, openShop } from '../open-shop.ts';
import { figure, seeded, shuffled } from '../seeded.ts';

const shop = await openShop({ processes: 2 });
// The mock server's webhooks are dropped. The tests send the events themselves.
shop.stripe.webhooks.drop();
const part = await shop.addPart({ quantity: 10_000 });
const { sendEvent, transitionsInto } = shop;

type Case = Awaited<ReturnType<typeof shop.payable>>;

async function paid(): Promise<Case> {
  const order = await shop.payable(part);
  expect(await shop.confirmCard(order.secret)).toBe('succeeded');
  return order;
}

/** A cancelled order with an intent that succeeds after the cancellation. */
async function paidTooLate(): Promise<Case> {
  const customer = await shop.addCustomer();
  const id = await shop.order(customer, part);
  expect((await remove({ customer, id })).status).toBe(200);
  const secret = await shop.strayIntent({ uid: customer.uid, orderId: id }, part.priceCents);
  expect(await shop.confirmCard(secret)).toBe('succeeded');
  return { customer, id, secret, intent: intentOf(secret) };
}

const report = ({ customer, id, intent }: Case) => shop.report(customer, id, intent);
const remove = ({ customer, id }: Pick<Case, 'customer' | 'id'>) => shop.deleteOrder(customer, id);

async function expectPaidOnce({ id, intent }: Case): Promise<void> {
  expect(await shop.stateOf(id)).toEqual({ status: 'paid', stockState: 'committed', transactionId: intent });
  expect(await transitionsInto(id, 'paid')).toBe(1);
  expect(shop.stripe.refundsOf(intent)).toEqual([]);
}

async function expectRefundedOnce({ id, intent }: Case): Promise<void> {
  expect(await shop.stateOf(id)).toEqual({
    status: 'cancelled',
    stockState: 'released',
    transactionId: null,
  });
  expect(shop.stripe.refundsOf(intent)).toEqual([part.priceCents]);
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
});

/** Lets minutes pass, in which two processes run each job when it is due. */
async function runJobs(minutes: number): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    await shop.letPass(1);
    const due = jobsOf(shop.deps).filter(({ every }) => (minute * 60_000) % every < 60_000);
    await Promise.all([...due, ...due].map((job) => job.run()));
  }
}

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

  const paidAfterAll = await shop.payable(part);
  faults.next({ kind: 'cut', on: 'cancel', times: 2 });
  expect((await remove(paidAfterAll)).status).toBe(503);
  expect(await shop.confirmCard(paidAfterAll.secret)).toBe('succeeded');

  const neverPaid = await shop.payable(part);
  faults.next({ kind: 'cut', on: 'cancel', times: 2 });
  expect((await remove(neverPaid)).status).toBe(503);

  const tooLate = await paidTooLate();
  faults.next({ kind: 'cut', on: 'refund', times: 2 });
  expect((await sendEvent(tooLate.intent)).status).toBe(200);
  expect(shop.stripe.refundsOf(tooLate.intent)).toEqual([]);

  await runJobs(6);
  for (const order of [silent, unreported, unheard, paidAfterAll]) {
    expect(await sendEvent(order.intent)).toMatchObject({ status: 200 });
    await expectPaidOnce(order);
  }
  expect(await shop.stateOf(neverPaid.id)).toMatchObject({ status: 'cancelled', stockState: 'released' });
  expect(shop.stripe.intent(neverPaid.intent)?.status).toBe('canceled');
  await expectRefundedOnce(tooLate);
});

test('a lapsed reservation is released within a minute by the job', async () => {
  const scarce = await shop.addPart({ quantity: 5 });
  const id = await shop.order(await shop.addCustomer(), scarce, 5);
  await shop.db.query('UPDATE orders SET reserved_until = now() WHERE id = $1', [id]);
  await runJobs(1);
  expect(await shop.stockOf(scarce)).toBe(5);
  expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'released' });
});
