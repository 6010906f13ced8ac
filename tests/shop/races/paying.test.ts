import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { releaseLapsed } from '#server/orders/stock.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import type { TestResponse } from '#server/testing/app.ts';
import { intentOf, openShop } from '../open-shop.ts';
import { expectFigures } from '../expect-figures.ts';
import { figure, seeded, shuffled } from '../seeded.ts';

// Two processes, as R12 requires.
const shop = await openShop({ processes: 2 });
const deps = shop.deps;

/** Runs jobs with limited concurrency. */
async function run(jobs: Array<() => Promise<unknown>>, concurrency: number): Promise<void> {
  const left = jobs.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const job of left) await job();
    }),
  );
}

/** Repeats a call while it returns 503. */
async function retried(call: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
  }
}

test('R3: with payment and cancellation concurrent, each order is paid or cancelled, and its stock fits', async () => {
  const count = figure(1000, 40);
  const random = seeded('R3');
  const part = await shop.addPart({ quantity: 10_000 });
  const orders: Array<Awaited<ReturnType<typeof shop.payable>>> = [];
  const open = async () => void orders.push(await shop.payable(part, { quantity: 2 }));
  await run(Array<typeof open>(count).fill(open), 8);
  const winners = new Map<string, string[]>(orders.map(({ id }) => [id, []]));
  const won = (id: string, what: string) => winners.get(id)?.push(what);
  const refusals: number[] = [];

  const jobs = orders.flatMap(({ customer, id, secret, intent }) => {
    const pay = async () => {
      await shop.confirmCard(secret);
      const { status, body } = await retried(() => shop.report(customer, id, intent));
      if (status === 200 && JSON.stringify(body).includes('"modifiedCount":1')) won(id, 'paid');
      if (status !== 200) refusals.push(status);
    };
    const cancel = async () => {
      const { status } = await retried(() => shop.deleteOrder(customer, id));
      if (status === 200) won(id, 'cancelled');
      else refusals.push(status);
    };
    return [pay, pay, cancel, cancel];
  });
  await run(shuffled(jobs, random), 24);
  await shop.stripe.webhooks.settled();

  let cancelled = 0;
  for (const { id, intent } of orders) {
    const outcome = { ...(await shop.stateOf(id)), provider: shop.stripe.intent(intent)?.status };
    if (outcome.status === 'paid') {
      expect(outcome).toMatchObject({
        stockState: 'committed',
        transactionId: intent,
        provider: 'succeeded',
      });
      // The webhook may have marked it as paid before either browser's report.
      expect(winners.get(id)).not.toContain('cancelled');
    } else {
      cancelled += 1;
      expect(outcome).toMatchObject({ status: 'cancelled', stockState: 'released', provider: 'canceled' });
      expect(winners.get(id)).toEqual(['cancelled']);
    }
  }
  expect(await shop.stockOf(part)).toBe(10_000 - 2 * (count - cancelled));
  for (const status of refusals) expect([402, 404, 409]).toContain(status);
  expect(cancelled).toBeGreaterThan(0);
  expect(cancelled).toBeLessThan(count);
}, 240_000);

test('R4: of two intents that pay one order concurrently, one pays it and the other is refunded once', async () => {
  const random = seeded('R4');
  const part = await shop.addPart({ quantity: 1000 });
  const orders = await Promise.all(
    Array.from({ length: figure(40, 10) }, async () => {
      const { customer, id, secret: own } = await shop.payable(part);
      const stray = await shop.strayIntent({ uid: customer.uid, orderId: id }, part.priceCents);
      return { customer, id, own, stray };
    }),
  );
  const responses = new Map<string, TestResponse[]>(orders.map(({ id }) => [id, []]));
  const jobs = orders.flatMap(({ customer, id, own, stray }) =>
    [own, stray].map((secret) => async () => {
      expect(await shop.confirmCard(secret)).toBe('succeeded');
      // Twice from two tabs, while the webhook of the same intent is on its way.
      const reports = [1, 2].map(() => retried(() => shop.report(customer, id, intentOf(secret))));
      responses.get(id)?.push(...(await Promise.all(reports)));
    }),
  );
  await run(shuffled(jobs, random), 24);
  await shop.stripe.webhooks.settled();

  for (const { id, own, stray } of orders) {
    const { status, transactionId } = await shop.stateOf(id);
    const [winner, loser] = transactionId === intentOf(own) ? [own, stray] : [stray, own];
    expect({ status, transactionId }).toEqual({ status: 'paid', transactionId: intentOf(winner) });
    expect(shop.stripe.refundsOf(intentOf(loser))).toEqual([part.priceCents]);
    expect(shop.stripe.refundsOf(intentOf(winner))).toEqual([]);
    const answers = responses.get(id) ?? [];
    expect(answers.map((response) => response.status).sort()).toEqual([200, 200, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ message: 'Already paid' });
  }
}, 60_000);

test('R5: one of 50 admins who confirm an order concurrently modifies it', async () => {
  const part = await shop.addPart();
  const admins = await Promise.all(Array.from({ length: 50 }, () => shop.addAdmin()));
  for (let round = 0; round < figure(5, 1); round++) {
    const customer = await shop.addCustomer();
    const { id } = await shop.paidOrder(customer, part);
    const responses = await Promise.all(
      admins.map(({ token }) => shop.call('PATCH', `/confirm-order/${id}`, { token })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const modified = responses.filter(({ body }) => JSON.stringify(body).includes('"modifiedCount":1'));
    expect(modified).toHaveLength(1);
    expect(await shop.stateOf(id)).toMatchObject({ status: 'shipped' });
  }
});

test('concurrent payments, lapsed reservations, new orders and the reconciler never oversell', async () => {
  const random = seeded('lapse');
  const part = await shop.addPart({ quantity: 30 });
  const first = await Promise.all(Array.from({ length: 30 }, () => shop.payable(part)));
  await Promise.all(first.map(({ id }) => shop.lapse(id)));
  const rivals = await Promise.all(Array.from({ length: 20 }, () => shop.addCustomer()));
  const jobs = [
    ...first.map(({ customer, id, secret, intent }) => async () => {
      await shop.confirmCard(secret);
      await shop.report(customer, id, intent);
    }),
    ...rivals.map((rival) => () => shop.place(rival, part)),
    ...Array.from({ length: 6 }, () => () => releaseLapsed(shop.db)),
    ...Array.from({ length: 3 }, () => () => reconcile(deps)),
  ];
  await run(shuffled(jobs, random), 16);
  await shop.stripe.webhooks.settled();
  await shop.letPass(3);
  await reconcile(deps);

  expect(await shop.stockOf(part)).toBeGreaterThanOrEqual(0);
  for (const { id, intent } of first) {
    const { status } = await shop.stateOf(id);
    expect(['paid', 'unpaid']).toContain(status);
    expect(shop.stripe.refundsOf(intent)).toEqual(status === 'paid' ? [] : [6400]);
  }
}, 60_000);

test('R11: while half of the provider’s responses fail, no order is paid without a payment or has two intents', async () => {
  const random = seeded('R11');
  const part = await shop.addPart({ quantity: 1000 });
  shop.stripe.webhooks.drop();
  const orders = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const customer = await shop.addCustomer();
      return { customer, id: await shop.order(customer, part) };
    }),
  );
  const kinds = [
    'unavailable',
    'rate-limited',
    'cut',
    'lost-response',
    ...figure(['silent' as const], []),
  ] as const;
  let slowest = 0;
  const timed = async (call: Promise<TestResponse>) => {
    const startedAt = performance.now();
    const response = await call;
    slowest = Math.max(slowest, (performance.now() - startedAt) / 1000);
    return response;
  };
  const attempts = Array.from({ length: figure(400, 30) }, (_, count) => async () => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'cut';
    if (random() < 0.5) shop.stripe.faults.next({ kind });
    const { customer, id } = orders[count % orders.length] ?? expect.unreachable();
    const response = await timed(shop.createPayment(customer, { orderId: id }));
    expect([200, 409, 503]).toContain(response.status);
    const secret = /"clientSecret":"(\w+)"/.exec(JSON.stringify(response.body))?.[1];
    if (secret !== undefined) {
      // A browser gives up, too.
      await Promise.race([shop.confirmCard(secret), pause(1_000)]).catch(() => 'cut');
      const { status } = await timed(shop.report(customer, id, intentOf(secret)));
      expect([200, 402, 503]).toContain(status);
    }
  });
  await run(attempts, figure(20, 1));
  shop.stripe.faults.clear();
  shop.stripe.webhooks.release();
  // Finds the payments whose report has failed. Their webhooks are lost.
  await shop.letPass(6);
  await reconcile(deps);
  let wrong = 0;
  let doubled = 0;
  for (const { id } of orders) {
    const intents = shop.stripe.intents().filter(({ metadata }) => metadata['orderId'] === id);
    if (intents.length > 1) doubled += 1;
    const { status, transactionId } = await shop.stateOf(id);
    const paying = intents.find((intent) => intent.id === transactionId);
    if (status === 'paid' && paying?.status !== 'succeeded') wrong += 1;
  }
  expectFigures(`${attempts.length} payments, half of them with a provider that fails: ${kinds.join(', ')}`, {
    'orders paid without a payment': [wrong, 0],
    'orders with two intents': [doubled, 0],
    's until a response': [slowest, 17],
  });
}, 240_000);
