import { expect, test } from 'vitest';
import { Problem } from '#server/core/problem.ts';
import { assertNotPaused, removeOldDeclines } from '#server/payments/card-declines.ts';
import { createPayment } from '#server/payments/create-payment.ts';
import { startPayment } from '#server/payments/payment-context.ts';
import { declinedCard, intentOf, openShop, type Person } from '../shop/open-shop.ts';

// With production limits.
const shop = await openShop({ config: { rateLimitScale: 1 } });
const part = await shop.addPart({ quantity: 1_000 });

/** Tries `count` cards on one payment. Returns the number of each outcome. */
async function tryCards(customer: Person, count: number) {
  const { id: orderId, secret } = await shop.payable(part, { customer });
  return { orderId, secret, outcomes: await tryOn([secret], count) };
}

/** Tries `count` cards on each payment in turn. */
async function tryOn(secrets: readonly string[], count: number) {
  const outcomes: Record<string, number> = {};
  for (let card = 0; card < count; card += 1) {
    for (const secret of secrets) {
      const outcome = await shop.confirmCard(secret, declinedCard);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await shop.stripe.webhooks.settled();
    }
  }
  return outcomes;
}

/** The payment of a new order, created from networks of its own. */
async function payableFrom(networks: readonly string[], customer?: Person) {
  const buyer = customer ?? (await shop.addCustomer({ isVerified: false }));
  const orderId = await shop.order(buyer, part);
  const context = startPayment(shop.deps, { userId: buyer.id, call: 'POST /create-payment', networks });
  return { buyer, orderId, secret: (await createPayment(context, buyer.id, { orderId })).clientSecret };
}

const isPausedFrom = (networks: readonly string[], { id }: Person) =>
  assertNotPaused(shop.db, id, networks, shop.deps.config).then(
    () => false,
    (error: unknown) => error instanceof Problem && error.code === 'RATE_LIMITED',
  );

test('five of 60 declined cards on one order reach the issuer, then the account is paused for an hour', async () => {
  const tester = await shop.addCustomer();
  const other = await shop.order(tester, part);
  const { orderId, secret, outcomes } = await tryCards(tester, 60);
  expect(outcomes).toEqual({ card_declined: 5, payment_intent_unexpected_state: 55 });
  expect(shop.stripe.intent(intentOf(secret))?.status).toBe('canceled');
  for (const id of [orderId, other]) {
    const refused = await shop.createPayment(tester, { orderId: id });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  }
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'unpaid' });

  const honest = await shop.addCustomer();
  expect((await shop.createPayment(honest, { orderId: await shop.order(honest, part) })).status).toBe(200);

  await shop.letPass(60);
  expect((await shop.createPayment(tester, { orderId })).status).toBe(200);
});

test('five of 36 declined cards reach the issuer when they are tried on nine orders', async () => {
  const customer = await shop.addCustomer({ isVerified: false });
  const payables = await Promise.all(Array.from({ length: 9 }, () => shop.payable(part, { customer })));
  const outcomes = await tryOn(
    payables.map(({ secret }) => secret),
    4,
  );
  expect(outcomes).toEqual({ card_declined: 5, payment_intent_unexpected_state: 31 });
});

test('declined cards of an order that was cancelled count', async () => {
  const customer = await shop.addCustomer({ isVerified: false });
  for (let order = 0; order < 5; order += 1) {
    const { orderId, outcomes } = await tryCards(customer, 1);
    expect(outcomes).toEqual({ card_declined: 1 });
    await shop.deleteOrder(customer, orderId);
  }
  const next = await shop.createPayment(customer, { orderId: await shop.order(customer, part) });
  expect(next.status).toBe(429);
});

test.each([
  [
    'an address',
    15,
    (n: number) => ['one', n < 0 ? 'another' : 'one /56', 'one /48'],
    ['two', 'one /56', 'one /48'],
  ],
  ['an IPv4 address', 15, () => ['1.2.3.4'], ['1.2.3.5']],
  ['/64s of one /56', 60, (n: number) => [`a${n}`, 'a /56', 'a /48'], ['b', 'b /56', 'a /48']],
  ['/56s of one /48', 240, (n: number) => [`c${n}`, `c${n} /56`, 'c /48'], ['d', 'd /56', 'd /48']],
])('accounts of %s have %d declined cards an hour together', async (_, most, networksOf, elsewhere) => {
  const { buyer, orderId } = await payableFrom(networksOf(0));
  const paid = await shop.addCustomer();
  await shop.payAtProvider(paid, await shop.order(paid, part));
  await shop.stripe.webhooks.settled();
  await shop.db.query(
    `INSERT INTO card_declines (charge_id, order_id, user_id, ip_hash, ip_hash_56, ip_hash_48)
     SELECT gen_random_uuid(), $1, $2, one ->> 0, one ->> 1, one ->> 2 FROM json_array_elements($3) AS one`,
    [orderId, paid.id, JSON.stringify(Array.from({ length: most - 1 }, (__, n) => networksOf(n)))],
  );
  const last = await payableFrom(networksOf(0));
  expect(await isPausedFrom(networksOf(0), buyer)).toBe(false);
  await tryOn([last.secret], 1);
  expect(await isPausedFrom(networksOf(0), buyer)).toBe(true);
  expect(await isPausedFrom(elsewhere, buyer)).toBe(false);
  const exempt = await shop.addCustomer();
  await shop.payAtProvider(exempt, await shop.order(exempt, part));
  await shop.stripe.webhooks.settled();
  expect(await isPausedFrom(networksOf(0), exempt)).toBe(false);
  // Payments that the accounts prepared are cancelled, too.
  const { rows } = await shop.db.query('SELECT status FROM payments WHERE order_id = $1', [orderId]);
  expect(rows).toEqual([{ status: 'cancelled' }]);
});

test('failed authentications do not count', async () => {
  const { customer, id: orderId, secret, intent } = await shop.payable(part);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect(await shop.confirmCard(secret, '4000002500003155')).toBe('requires_action');
    const { next_action: action } = shop.stripe.intent(intent) ?? {};
    await fetch(action?.use_stripe_sdk.stripe_js ?? '', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'fail' }),
    });
    await shop.stripe.webhooks.settled();
    expect(shop.stripe.intent(intent)?.status).toBe('requires_payment_method');
  }
  expect((await shop.createPayment(customer, { orderId })).status).toBe(200);
});

test('declines are removed after 30 days', async () => {
  await shop.db.query('DELETE FROM card_declines');
  const customer = await shop.addCustomer();
  const order = await shop.order(customer, part);
  for (const days of [29, 31])
    await shop.db.query(
      `INSERT INTO card_declines (charge_id, order_id, user_id, created_at)
       VALUES ($1, $2, $3, now() - make_interval(days => $1::text::int))`,
      [String(days), order, customer.id],
    );
  await removeOldDeclines(shop.db);
  const { rows } = await shop.db.query('SELECT charge_id AS charge FROM card_declines');
  expect(rows).toEqual([{ charge: '29' }]);
});
