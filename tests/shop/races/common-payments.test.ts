import { expect, test } from 'vitest';
import { releaseLapsed } from '#server/orders/stock.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { expectFigures } from '../expect-figures.ts';
import { strayMoney, violations } from '../invariants.ts';
import { declinedCard, intentOf, openShop, type StockedPart } from '../open-shop.ts';
import { figure, randomFrom, seedOf } from '../seeded.ts';

// Two processes on one database.
const shop = await openShop({ processes: 2 });
const { webhooks } = shop.stripe;
const admin = await shop.addAdmin();

/** Few pieces, so that reservations that lapse are sold to others. */
const parts = await Promise.all(
  Array.from({ length: 8 }, (_, index) => shop.addPart({ priceCents: 1_111 * (index + 1), quantity: 40 })),
);

/** What a server that is being killed, and a refused call, leave undone. */
const attempt = async (action: () => Promise<unknown>): Promise<void> => {
  await action().catch(() => undefined);
};

/** Runs random actions on one checkout, up to three at a time. */
async function runHistory(random: () => number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] ?? expect.unreachable();
  const customer = await shop.addCustomer();
  const chosen = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(parts));
  const placed = await shop.checkout(customer, [...new Set<StockedPart>(chosen)]).catch(() => null);
  if (placed === null) return;
  const ids = placed.orders.map(({ _id }) => _id);
  const intents: string[] = [];
  const confirm = async (secret: string) => {
    intents.push(intentOf(secret));
    await shop.confirmCard(secret, random() < 0.1 ? declinedCard : undefined);
    if (random() < 0.5) await shop.report(customer, pick(ids), intentOf(secret));
  };
  const payAll = async () => confirm(await shop.secretForAll(customer, placed._id));
  const actions = [
    payAll,
    payAll,
    async () => confirm(await shop.secretFor(customer, pick(ids))),
    () => shop.deleteOrder(customer, pick(ids)),
    () => shop.deleteOrder(admin, pick(ids)),
    () => shop.deleteOrder(admin, pick(ids)),
    () => shop.call('PATCH', `/confirm-order/${pick(ids)}`, { token: admin.token }),
    async () => (intents.length === 0 ? undefined : shop.sendEvent(pick(intents))),
    async () => (intents.length === 0 ? undefined : shop.report(customer, pick(ids), pick(intents))),
    async () => {
      await shop.lapse(pick(ids));
      await releaseLapsed(shop.db);
    },
    async () => shop.place(await shop.addCustomer(), pick(parts), 1 + Math.floor(random() * 5)),
    () => shop.db.query('UPDATE parts SET price_cents = price_cents + 0 WHERE id = $1', [pick(parts).id]),
    () => reconcile(shop.deps),
  ];
  for (let step = 0; step < 4; step++) {
    const together = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(actions));
    await Promise.all(together.map(attempt));
  }
}

test('R26: after random histories of checkouts, and killed servers, the money and the orders agree to the cent', async () => {
  const seed = seedOf('R26');
  const histories = figure(2_000, 40);
  const kills = figure(30, 2);
  const random = randomFrom(seed);
  let done = 0;
  const queue = Array.from({ length: histories }, (_, index) => index).values();
  async function runAll(): Promise<void> {
    for (const index of queue) {
      await runHistory(randomFrom(seed + 1 + index));
      done += 1;
    }
  }
  const running = Promise.all(Array.from({ length: 6 }, runAll));
  for (let kill = 1; kill <= kills; kill++) {
    const wanted = Math.floor((histories * (kill - random())) / (kills + 1));
    await expect.poll(() => done, { timeout: 600_000, interval: 10 }).toBeGreaterThanOrEqual(wanted);
    // Late or repeated, until the next kill.
    if (random() < 0.5) webhooks.hold();
    else webhooks.duplicate(2);
    const server = shop.servers[kill % 2] ?? expect.unreachable();
    await server.kill();
    await server.restart();
    webhooks.release();
  }
  await running;
  webhooks.release();
  await webhooks.settled();
  for (let round = 0; round < 3; round++) {
    await shop.letPass(10);
    await reconcile(shop.deps);
  }
  await webhooks.settled();

  const { rows } = await shop.db.query<{ paid: number; refunds: number; open: number }>(
    `SELECT (SELECT count(*) FROM checkout_payments WHERE status = 'succeeded') AS paid,
       (SELECT count(*) FROM checkout_refunds WHERE state = 'done') AS refunds,
       (SELECT count(*) FROM checkout_refunds WHERE state <> 'done')
         + (SELECT count(*) FROM checkout_payment_orders WHERE outcome = 'refunding') AS open`,
  );
  const { paid, refunds, open } = rows[0] ?? expect.unreachable();
  expect(paid).toBeGreaterThan(0);
  expect(refunds).toBeGreaterThan(figure(100, -1));
  expect(await violations(shop)).toEqual([]);
  expectFigures(
    `${histories} histories, ${kills} × kill -9, ${paid} common payments, ${refunds} refunds of shares`,
    {
      'refunds that did not end': [open, 0],
      'cents that belong to no order': [await strayMoney(shop), 0],
    },
  );
}, 3_600_000);
