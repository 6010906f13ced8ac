import { expect, test, vi } from 'vitest';
import { openShop } from '#tests/shop/open-shop.ts';
import { silentLog } from '../core/log.ts';
import { createTestApp } from '../testing/app.ts';
import { reconcile } from './reconcile.ts';

const shop = await openShop();

/** A server with a spied log, and an order with a payment that the provider does not know. */
async function orderPaidElsewhere() {
  const node = shop.nodes[0];
  if (!node) throw new Error('The shop has no node');
  const error = vi.fn();
  const app = createTestApp(shop.db, { deps: { ...node.deps, log: { ...silentLog, error } } });
  const customer = await shop.addCustomer();
  const part = await shop.addPart({ quantity: 10 });
  const orderId = await shop.order(customer, part);
  await shop.secretFor(customer, orderId);
  await shop.db.query(
    `UPDATE payments SET provider_id = $2, last_event_at = now() - interval '10 minutes' WHERE order_id = $1`,
    [orderId, `pi_elsewhere_${orderId.replaceAll('-', '')}`],
  );
  const payments = async () =>
    (await shop.db.query('SELECT id, status, provider_id FROM payments WHERE order_id = $1', [orderId])).rows;
  const alarms = async () =>
    Number(/^norholt_unknown_payment_intents_total (\d+)$/m.exec(await app.deps.metrics.read())?.[1]);
  return { app, customer, part, orderId, payments, alarms, error };
}

test('the reconciler logs an error, changes nothing and continues with the other payments', async () => {
  const { app, customer, part, orderId, payments, alarms, error } = await orderPaidElsewhere();
  const paid = await shop.order(customer, part);
  await shop.payAtProvider(customer, paid);
  await shop.db.query(
    `UPDATE payments SET last_event_at = now() - interval '5 minutes' WHERE order_id = $1`,
    [paid],
  );
  const [before, counted] = [await payments(), await alarms()];

  await reconcile(app.deps);

  expect(await payments()).toEqual(before);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'unpaid', stockState: 'reserved' });
  expect(await alarms()).toBe(counted + 1);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ order: orderId }),
    expect.stringMatching(/does not know a PaymentIntent of this shop/),
  );
  expect(await shop.stateOf(paid)).toMatchObject({ status: 'paid' });
});

test.each([
  ['a payment is created', 'POST', '/create-payment', 'unpaid'],
  ['the order is cancelled', 'DELETE', '/orders', 'cancelling'],
])('no second PaymentIntent exists and no order ends when %s: 503', async (_, method, call, status) => {
  const { app, customer, orderId, payments, alarms } = await orderPaidElsewhere();
  const [before, counted] = [await payments(), await alarms()];
  const path = method === 'DELETE' ? `${call}/${orderId}` : call;
  const response = await app.call(method, path, { token: customer.token, body: { orderId } });
  expect(response).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(await shop.stateOf(orderId)).toMatchObject({ status, stockState: 'reserved' });
  expect(await payments()).toEqual(before);
  expect(await alarms()).toBe(counted + 1);
});
