import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { emulatorToken } from '#server/testing/app.ts';
import { PaymentSecret } from '#contract/payments/payments.ts';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { SignedIn } from '#contract/accounts/users.ts';
import { intentOf, openShop, orderBody, type StockedPart } from '../shop/open-shop.ts';

// With production limits.
const shop = await openShop({ config: { rateLimitScale: 1 }, isTampered: true });
const app = createApp(shop.deps);

// Everything happens within one minute.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

let people = 0;

/** A person at an address, who reads, signs in, orders, pays, asks and reviews. Returns the calls that were refused. */
async function visit(address: string, part: StockedPart, quantity: number) {
  people += 1;
  const person = { uid: `person-${people}`, email: `person-${people}@norholt.test` };
  const refused: string[] = [];
  let token = emulatorToken(person);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
    };
    const send = () =>
      app.request(
        `http://localhost:3000/api${path}`,
        { method, headers, body: body && JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: address } } },
      );
    let response = await send();
    // On a busy machine the row of a part that everybody orders is not free in time. The app sends the same again, too.
    while (response.status === 503) response = await send();
    const text = await response.text();
    if (!response.ok) refused.push(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  for (const path of ['/parts', '/categories', `/parts?search=disc`]) await call('GET', path);
  for (const query of ['b', 'br', 'bra', 'brake', 'brake d', 'brake disc']) {
    await call('GET', `/suggest?query=${encodeURIComponent(query)}`);
  }
  ({ accessToken: token } = SignedIn.parse(await call('PUT', `/user/${person.email}`, { name: 'Ada Holm' })));
  const order = { ...orderBody({ ...person, id: '', token }, part, quantity) };
  const { _id: orderId } = PlacedOrder.parse(await call('POST', '/orders', order));
  const { clientSecret } = PaymentSecret.parse(await call('POST', '/create-payment', { orderId }));
  // A first card is declined for every second person.
  if (people % 2 === 0) await shop.confirmCard(clientSecret, '4000000000000002');
  const isPaid = (await shop.confirmCard(clientSecret)) === 'succeeded';
  await call('PATCH', `/payment-update/${orderId}`, { transactionId: intentOf(clientSecret) });
  await call('GET', `/orders/${person.email}`);
  await call('POST', '/questions', { orderId, text: 'When will it be shipped?' });
  await call('POST', '/review', { rating: 5, description: 'Arrived the next day, and fits.' });
  return { refused, isPaid };
}

test.each([
  ['ten people behind one IPv4 address', 10, () => '192.0.2.10'],
  ['an office of 40 on one /56', 40, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ['an office of 20 on one /64', 20, (n: number) => `2001:db8:2:2::${n.toString(16)}`],
  [
    '60 households of a provider that gives each a /56 of one /48',
    60,
    (n: number) => `2001:db8:3:${n.toString(16)}00::1`,
  ],
])('%s are refused nothing', async (_, count, addressOf) => {
  const part = await shop.addPart({ quantity: 1000 });
  const visits = await Promise.all(
    Array.from({ length: count }, (__, n) => visit(addressOf(n + 1), part, 10)),
  );
  await shop.stripe.webhooks.settled();
  expect(visits.flatMap(({ refused }) => refused)).toEqual([]);
  expect(visits.filter(({ isPaid }) => isPaid)).toHaveLength(count);
  expect(await shop.stockOf(part)).toBe(1000 - count * 10);
});

test('a workshop that never paid orders and pays everything of one part', async () => {
  const part = await shop.addPart({ quantity: 1000 });
  expect(await visit('192.0.2.99', part, 1000)).toEqual({ refused: [], isPaid: true });
  expect(await shop.stockOf(part)).toBe(0);
});
