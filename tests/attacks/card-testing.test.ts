import { expect, test } from 'vitest';
import { removeOldDeclines } from '#server/payments/card-declines.ts';
import { declinedCard, intentOf, openShop, type Person } from '../shop/open-shop.ts';

// With production limits.
const shop = await openShop({ config: { rateLimitScale: 1 } });
const part = await shop.addPart({ quantity: 1_000 });

/** Tries `count` cards on one payment. Returns the number of each outcome. */
async function tryCards(customer: Person, count: number) {
  const { id: orderId, secret } = await shop.payable(part, { customer });
  const outcomes: Record<string, number> = {};
  for (let card = 0; card < count; card += 1) {
    const outcome = await shop.confirmCard(secret, declinedCard);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    await shop.stripe.webhooks.settled();
  }
  return { orderId, secret, outcomes };
}

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

  await shop.db.query(`UPDATE card_declines SET paused_until = paused_until - interval '1 hour'`);
  expect((await shop.createPayment(tester, { orderId })).status).toBe(200);
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

test('three paused accounts of one IP address pause the address', async () => {
  await shop.db.query('DELETE FROM card_declines');
  const victim = await shop.addCustomer();
  const order = await shop.order(victim, part);
  for (let account = 0; account < 3; account += 1) {
    expect((await shop.createPayment(victim, { orderId: order })).status).toBe(200);
    await tryCards(await shop.addCustomer(), 5);
  }
  expect((await shop.createPayment(victim, { orderId: order })).status).toBe(429);
});

test('declines are removed after 30 days, unless their order can still be paid', async () => {
  await shop.db.query('DELETE FROM card_declines');
  const customer = await shop.addCustomer();
  const [unpaid, cancelled] = [await shop.order(customer, part), await shop.order(customer, part)];
  await shop.deleteOrder(customer, cancelled);
  for (const [charge, orderId, days] of [
    ['unpaid, old', unpaid, 400],
    ['closed, recent', cancelled, 29],
    ['closed, old', cancelled, 31],
  ] as const)
    await shop.db.query(
      `INSERT INTO card_declines (charge_id, order_id, user_id, paused_until, created_at)
       VALUES ($1, $2, $3, now(), now() - make_interval(days => $4))`,
      [charge, orderId, customer.id, days],
    );
  await removeOldDeclines(shop.db);
  const { rows } = await shop.db.query('SELECT charge_id AS charge FROM card_declines ORDER BY 1');
  expect(rows).toEqual([{ charge: 'closed, recent' }, { charge: 'unpaid, old' }]);
});
