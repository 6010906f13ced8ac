import { expect, test, vi } from 'vitest';
import { openShop } from '#tests/shop/open-shop.ts';
import { silentLog } from '../core/log.ts';
import { createTestApp } from '../testing/app.ts';
import { reconcile } from './reconcile.ts';

const shop = await openShop();

const { deps } = shop;

/** A server with a spied log, and an order with a payment that the provider does not know. */
async function orderPaidElsewhere() {
  const error = vi.fn();
  const app = createTestApp(shop.db, { deps: { ...deps, log: { ...silentLog, error } } });
  const part = await shop.addPart();
  const { id, customer } = await shop.payable(part);
  await shop.db.query('UPDATE payments SET provider_id = $2 WHERE order_id = $1', [
    id,
    `pi_${id.replaceAll('-', '')}`,
  ]);
  await shop.letPass(10);
  const payments = async () =>
    (await shop.db.query('SELECT id, status, provider_id FROM payments WHERE order_id = $1', [id])).rows;
  const alarms = async () =>
    Number(/^norholt_unknown_payment_intents_total (\d+)$/m.exec(await app.deps.metrics.read())?.[1]);
  return { app, customer, part, id, payments, alarms, error };
}

test('the reconciler logs an error, changes nothing and continues with the other payments', async () => {
  const { app, part, id, payments, alarms, error } = await orderPaidElsewhere();
  const other = await shop.payable(part);
  await shop.confirmCard(other.secret);
  await shop.letPass(5);
  const [before, counted] = [await payments(), await alarms()];

  await reconcile(app.deps);

  expect(await payments()).toEqual(before);
  expect(await shop.stateOf(id)).toMatchObject({ status: 'unpaid', stockState: 'reserved' });
  expect(await alarms()).toBe(counted + 1);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ order: id }),
    expect.stringMatching(/does not know a PaymentIntent of this shop/),
  );
  expect(await shop.stateOf(other.id)).toMatchObject({ status: 'paid' });
});

test.each([
  ['a payment is created', 'POST', '/create-payment', 'unpaid'],
  ['the order is cancelled', 'DELETE', '/orders', 'cancelling'],
])('no second PaymentIntent exists and no order ends when %s: 503', async (_, method, call, status) => {
  const { app, customer, id, payments, alarms } = await orderPaidElsewhere();
  const [before, counted] = [await payments(), await alarms()];
  const path = method === 'DELETE' ? `${call}/${id}` : call;
  const response = await app.call(method, path, { token: customer.token, body: { orderId: id } });
  expect(response).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(await shop.stateOf(id)).toMatchObject({ status, stockState: 'reserved' });
  expect(await payments()).toEqual(before);
  expect(await alarms()).toBe(counted + 1);
});
