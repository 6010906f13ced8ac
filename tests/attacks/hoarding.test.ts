import { expect, test } from 'vitest';
import { releaseLapsed } from '#server/orders/stock.ts';
import { openShop } from '../shop/open-shop.ts';

// With production limits.
const shop = await openShop({ config: { rateLimitScale: 1 } });

async function passHour(): Promise<void> {
  await shop.letPass(61);
  await releaseLapsed(shop.db);
}

const addParts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => shop.addPart({ quantity: 20 })));

test('an unverified account that renews its payments reserves at most half of a part, for two of twelve hours', async () => {
  const hoarder = await shop.addCustomer({ isVerified: false });
  const parts = await addParts(5);
  const orders: string[] = [];
  for (const part of parts) orders.push(await shop.order(hoarder, part, 10));
  const held = parts.map(() => 0);
  for (let hour = 1; hour < 12; hour += 1) {
    await passHour();
    for (const orderId of orders) {
      const { status } = await shop.createPayment(hoarder, { orderId });
      expect(status).toBe(200);
    }
    const stock = await Promise.all(parts.map((part) => shop.stockOf(part)));
    stock.forEach((quantity, index) => {
      held[index] = (held[index] ?? 0) + (quantity < 20 ? 1 : 0);
    });
  }
  // The order reserved the first hour.
  expect(held).toEqual([1, 1, 1, 1, 1]);

  const [part, taken] = parts;
  const [orderId, lost] = orders;
  if (!part || !taken || orderId === undefined || lost === undefined) expect.unreachable();
  const refused = await shop.place(hoarder, part, 10);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/order it again from \d+ \w+ \d{4} at \d\d:\d\d UTC/),
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(12 * 3600);

  // Its payments still work while the stock lasts, and are refunded when it is gone.
  await shop.order(await shop.addCustomer(), taken, 15);
  const secret = await shop.createPayment(hoarder, { orderId: lost });
  expect(secret).toMatchObject({ status: 409, body: { code: 'ABOVE_STOCK' } });
  await shop.payAtProvider(hoarder, orderId);
  await shop.stripe.webhooks.settled();
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'paid', stockState: 'committed' });
  expect(await shop.stockOf(part)).toBe(10);
});

test('a verified account that never pays reserves a part three times, and again a day later', async () => {
  const customer = await shop.addCustomer();
  const part = await shop.addPart({ quantity: 20 });
  for (let hour = 0; hour < 3; hour += 1) {
    await shop.order(customer, part, 10);
    await passHour();
  }
  expect((await shop.place(customer, part, 10)).status).toBe(429);
  for (let hour = 0; hour < 22; hour += 1) await passHour();
  expect((await shop.place(customer, part, 10)).status).toBe(200);
});
