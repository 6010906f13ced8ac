import { describe, expect, test } from 'vitest';
import { BulkJobDetails, BulkJobs, type BulkAction } from '#contract/bulk-jobs.ts';
import { noShipment } from '#contract/shipment-change.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { confirmOrder } from '../orders/confirm-order.ts';
import { runBulkJobs } from './run-bulk-jobs.ts';

const shop = await openShop();
const admin = await shop.addAdmin();
const part = await shop.addPart({ quantity: 10_000 });

const start = (action: BulkAction, customer: Person, count: number, by: Person = admin) =>
  shop.call('POST', '/bulk-jobs', {
    token: by.token,
    body: { action, filters: { customer: customer.email }, count },
  });
const run = () => runBulkJobs(shop.deps);
const find = async (id: string) =>
  expectBody(await shop.call('GET', `/bulk-jobs/${id}`, { token: admin.token }), 200, BulkJobDetails);
const end = (id: string) => shop.call('DELETE', `/bulk-jobs/${id}`, { token: admin.token });

async function started(action: BulkAction, customer: Person, count: number, by: Person = admin) {
  return expectBody(await start(action, customer, count, by), 200, BulkJobDetails);
}

async function orderInEveryState(customer: Person) {
  const unpaid = await shop.order(customer, part);
  const { id: paid } = await shop.paidOrder(customer, part);
  const { id: shipped } = await shop.paidOrder(customer, part);
  await shop.call('PATCH', `/confirm-order/${shipped}`, { token: admin.token });
  return { unpaid, paid, shipped };
}

const statusOf = async (id: string) => (await shop.stateOf(id)).status;

/** How often a job changed an order to this state. */
async function changesBy(jobId: string, state: string): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM audit_log WHERE request_id = $1 AND after = $2`,
    [jobId, state],
  );
  return rows[0]?.count ?? 0;
}

describe('a bulk job', () => {
  test('confirms the paid orders that its filters found, and says why it left the others', async () => {
    const customer = await shop.addCustomer();
    const { unpaid, paid, shipped } = await orderInEveryState(customer);
    const job = await started('confirm', customer, 3);
    expect(job).toMatchObject({ state: 'running', total: 3, done: 0, skipped: 0, secondsLeft: null });
    await run();
    const after = await find(job._id);
    expect(after).toMatchObject({ state: 'done', done: 1, skipped: 2 });
    expect(after.skippedOrders).toMatchObject([
      { _id: unpaid, reason: 'notPaid' },
      { _id: shipped, reason: 'shipped' },
    ]);
    expect(await statusOf(paid)).toBe('shipped');
  });

  test('cancels unpaid orders and refunds paid ones', async () => {
    const customer = await shop.addCustomer();
    const { unpaid, paid, shipped } = await orderInEveryState(customer);
    const { _id } = await started('delete', customer, 3);
    await run();
    expect(await find(_id)).toMatchObject({ done: 2, skippedOrders: [{ _id: shipped, reason: 'shipped' }] });
    expect([await statusOf(unpaid), await statusOf(paid)]).toEqual(['cancelled', 'refunded']);
  });

  test('is refused when the list has changed since it was shown', async () => {
    const customer = await shop.addCustomer();
    await shop.order(customer, part);
    expect(await start('delete', customer, 2)).toMatchObject({ status: 409, body: { code: 'LIST_CHANGED' } });
  });

  test('changes each order once, whatever number of processes run it', async () => {
    const customer = await shop.addCustomer();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push((await shop.paidOrder(customer, part)).id);
    const { _id } = await started('confirm', customer, 20);
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 20, skipped: 0 });
    expect(await changesBy(_id, 'shipped')).toBe(20);
  });

  test('counts an order that a killed process had changed, and goes on', async () => {
    const customer = await shop.addCustomer();
    const { id: first } = await shop.paidOrder(customer, part);
    await shop.paidOrder(customer, part);
    const { _id } = await started('confirm', customer, 2);
    await confirmOrder(shop.db, first, noShipment, {
      userId: admin.id,
      call: 'POST /bulk-jobs',
      requestId: _id,
    });
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 2, skipped: 0 });
    expect(await changesBy(_id, 'shipped')).toBe(2);
  });

  test('leaves an order for later while the payment provider cannot be reached', async () => {
    const customer = await shop.addCustomer();
    const id = await shop.order(customer, part);
    await shop.secretFor(customer, id);
    const { _id } = await started('delete', customer, 1);
    shop.stripe.faults.next({ kind: 'unavailable', on: 'cancel', times: 2 });
    await run();
    expect(await find(_id)).toMatchObject({ state: 'running', done: 0, skipped: 0 });
    await shop.db.query('UPDATE bulk_job_orders SET next_attempt_at = now() WHERE job_id = $1', [_id]);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 1 });
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('ends when it is stopped, is found by its admin and can then be removed', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.paidOrder(customer, part);
    const { _id } = await started('confirm', customer, 1);
    expect((await end(_id)).body).toEqual({ state: 'stopped' });
    await run();
    expect(await statusOf(id)).toBe('paid');
    const list = async (by: Person) =>
      expectBody(await shop.call('GET', '/bulk-jobs', { token: by.token }), 200, BulkJobs);
    expect((await list(admin))[0]).toMatchObject({ _id, state: 'stopped', total: 1, done: 0 });
    expect(await list(await shop.addAdmin())).toEqual([]);
    expect((await end(_id)).body).toEqual({ state: 'removed' });
    expect((await end(_id)).status).toBe(404);
  });

  test('ends when the one who started it is no admin any more', async () => {
    const other = await shop.addAdmin();
    const customer = await shop.addCustomer();
    const { id } = await shop.paidOrder(customer, part);
    const { _id } = await started('confirm', customer, 1, other);
    await shop.call('DELETE', `/admin/${other.email}`, { token: admin.token });
    await run();
    expect(await find(_id)).toMatchObject({ state: 'stopped', done: 0 });
    expect(await statusOf(id)).toBe('paid');
  });
});
