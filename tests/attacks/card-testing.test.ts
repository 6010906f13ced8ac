import { expect, test, vi } from 'vitest';
import { declinedCard, intentOf, openShop, type Person } from '../shop/open-shop.ts';

// With production limits, over HTTP against a server process.
const shop = await openShop({ processes: 1, rateLimitScale: 1 });
vi.setConfig({ testTimeout: 60_000 });
const part = await shop.addPart({ quantity: 1_000 });

/** Tries `count` cards on one payment. Returns the number of each outcome. */
async function tryCards(customer: Person, count: number) {
  const orderId = await shop.order(customer, part);
  const secret = await shop.secretFor(customer, orderId);
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
  const customer = await shop.addCustomer();
  const orderId = await shop.order(customer, part);
  const secret = await shop.secretFor(customer, orderId);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect(await shop.confirmCard(secret, '4000002500003155')).toBe('requires_action');
    const action = shop.stripe.intent(intentOf(secret))?.next_action;
    if (!action) expect.unreachable();
    await fetch(action.use_stripe_sdk.stripe_js, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'fail' }),
    });
    await shop.stripe.webhooks.settled();
    expect(shop.stripe.intent(intentOf(secret))?.status).toBe('requires_payment_method');
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
