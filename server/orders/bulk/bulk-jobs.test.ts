import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BulkAction } from '#contract/orders/order-status.ts';
import {
  BulkJob,
  BulkJobDetails,
  BulkJobs,
  type BulkJobChange,
  type SeenOrders,
} from '#contract/orders/bulk-jobs.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { expectBody, intentOf, openShop, type Person } from '#tests/shop/open-shop.ts';
import { newId } from '../../core/ids.ts';
import { setMailing } from '../../mails/record-mail.ts';
import { confirmOrder } from '../confirm-order.ts';
import { auditOf } from '../../testing/app.ts';
import { deleteForAdmin } from '../../payments/delete-together.ts';
import { runBulkJobs } from './run-bulk-jobs.ts';

const shop = await openShop();
const admin = await shop.addAdmin();
const part = await shop.addPart({ quantity: 10_000 });

type Orders = Partial<SeenOrders>;
const start = (action: BulkAction, { unpaid = [], pending = [] }: Orders, by: Person = admin, key?: string) =>
  shop.call('POST', '/bulk-jobs', {
    token: by.token,
    body: { action, orders: { unpaid, pending } },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
const run = () => runBulkJobs({ ...shop.deps, deleteOrders: deleteForAdmin(shop.deps) });
const find = async (id: string) =>
  expectBody(await shop.call('GET', `/bulk-jobs/${id}`, { token: admin.token }), 200, BulkJobDetails);
const change = async (id: string, state: BulkJobChange['state'], by: Person = admin) =>
  expectBody(
    await shop.call('PATCH', `/bulk-jobs/${id}`, { token: by.token, body: { state } }),
    200,
    BulkJob,
  );
const end = (id: string) => shop.call('DELETE', `/bulk-jobs/${id}`, { token: admin.token });
const listChanged = (orders?: readonly object[]) => ({
  status: 409,
  body: { code: 'LIST_CHANGED', ...(orders && { orders }) },
});

/** Plans a job, which waits. */
const planned = async (...request: Parameters<typeof start>) =>
  expectBody(await start(...request), 200, BulkJobDetails);

/** Plans a job, and starts it without waiting. */
async function started(...request: Parameters<typeof start>) {
  const { _id } = await planned(...request);
  return change(_id, 'running');
}

/** As if the time had come. */
const pass = (seconds: number, id: string) =>
  shop.db.query(
    `WITH job AS (UPDATE bulk_jobs SET starts_at = starts_at - make_interval(secs => $1) WHERE id = $2 RETURNING id)
     UPDATE bulk_job_orders SET due_at = due_at - make_interval(secs => $1) FROM job WHERE job_id = id`,
    [seconds, id],
  );

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
  test('confirms the paid orders that the admin saw, and says why it left others', async () => {
    const customer = await shop.addCustomer();
    const { id: paid } = await shop.paidOrder(customer, part);
    const { id: shipped } = await shop.paidOrder(customer, part);
    const { id: refunded } = await shop.paidOrder(customer, part);
    const job = await started('confirm', { pending: [paid, shipped, refunded] });
    expect(job).toMatchObject({ state: 'running', total: 3, done: 0, skipped: 0, secondsLeft: null });
    await shop.call('PATCH', `/confirm-order/${shipped}`, { token: admin.token });
    await shop.deleteOrder(admin, refunded);
    await run();
    const after = await find(job._id);
    expect(after).toMatchObject({ state: 'done', done: 1, skipped: 2, isUndone: false });
    expect(after.skippedOrders).toMatchObject([
      { _id: shipped, reason: 'shipped' },
      { _id: refunded, reason: 'ended' },
    ]);
    expect(await statusOf(paid)).toBe('shipped');
  });

  test('cancels unpaid orders and refunds paid ones', async () => {
    const customer = await shop.addCustomer();
    const { unpaid, paid } = await orderInEveryState(customer);
    const { _id } = await started('delete', { unpaid: [unpaid], pending: [paid] });
    await run();
    expect(await find(_id)).toMatchObject({ done: 2, skippedOrders: [] });
    expect([await statusOf(unpaid), await statusOf(paid)]).toEqual(['cancelled', 'refunded']);
  });

  test('changes each order once, whatever number of processes run it', async () => {
    const customer = await shop.addCustomer();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push((await shop.paidOrder(customer, part)).id);
    const { _id } = await started('confirm', { pending: ids });
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 20, skipped: 0 });
    expect(await changesBy(_id, 'shipped')).toBe(20);
  });

  test('counts an order that a killed process had changed, and goes on', async () => {
    const customer = await shop.addCustomer();
    const { id: first } = await shop.paidOrder(customer, part);
    const { id: second } = await shop.paidOrder(customer, part);
    const { _id } = await started('confirm', { pending: [first, second] });
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
    const { _id } = await started('delete', { unpaid: [id] });
    shop.stripe.faults.next({ kind: 'unavailable', on: 'cancel', times: 2 });
    await run();
    expect(await find(_id)).toMatchObject({ state: 'running', done: 0, skipped: 0 });
    await pass(60, _id);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 1 });
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('is found by its admin after it ended, and can then be removed', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.paidOrder(customer, part);
    const { _id } = await started('confirm', { pending: [id] });
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
    const { _id } = await started('confirm', { pending: [id] }, other);
    await shop.call('DELETE', `/admin/${other.email}`, { token: admin.token });
    await run();
    expect(await find(_id)).toMatchObject({ state: 'stopped', done: 0 });
    expect(await statusOf(id)).toBe('paid');
  });
});

describe('orders of a checkout', () => {
  const parts = () => Promise.all([1000, 2000, 3000].map((priceCents) => shop.addPart({ priceCents })));
  const paid = async () => shop.paidCheckout(await shop.addCustomer(), await parts());
  /** The kinds of the mails about orders, and how many of them each mail is about. */
  const mailsOf = async (ids: readonly string[]) => {
    const { rows } = await shop.db.query<{ kind: string; orders: number }>(
      `SELECT kind, count(*) AS orders FROM mails WHERE order_id = ANY($1::uuid[]) AND kind NOT IN ('placed', 'paid')
        GROUP BY kind, checkout_id, created_at`,
      [ids],
    );
    return rows;
  };
  beforeAll(() => setMailing(shop.db, true));
  afterAll(() => setMailing(shop.db, false));

  test('are confirmed in one transaction, whatever number of processes run the job', async () => {
    const { ids } = await paid();
    const others = [await paid(), await paid()].flatMap((checkout) => checkout.ids);
    const { _id } = await started('confirm', { pending: [...others, ...ids] });
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 9, skipped: 0 });
    expect(await mailsOf(ids)).toEqual([{ kind: 'shipped', orders: 3 }]);
    expect(await changesBy(_id, 'shipped')).toBe(9);
  });

  test('are cancelled in one, after their payment', async () => {
    const customer = await shop.addCustomer();
    const { _id: checkoutId, orders } = await shop.checkout(customer, await parts());
    const ids = orders.map((order) => order._id);
    const intent = intentOf(await shop.secretForAll(customer, checkoutId));
    const { _id } = await started('delete', { unpaid: ids });
    await run();
    expect(await find(_id)).toMatchObject({ done: 3, skipped: 0 });
    expect(shop.stripe.intent(intent)?.status).toBe('canceled');
    expect(await mailsOf(ids)).toEqual([{ kind: 'cancelled', orders: 3 }]);
  });

  test('are refunded in one, each its share', async () => {
    const { ids, intent } = await paid();
    const { _id } = await started('delete', { pending: ids });
    await run();
    expect(await find(_id)).toMatchObject({ done: 3, skipped: 0 });
    expect(shop.stripe.refundsOf(intent).toSorted((one, other) => one - other)).toEqual([1000, 2000, 3000]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['refunded', 'refunded', 'refunded']);
    expect(await mailsOf(ids)).toEqual([{ kind: 'refunded', orders: 3 }]);
  });

  test('do not stop each other', async () => {
    const { ids } = await paid();
    const [changed = expect.unreachable(), ...others] = ids;
    const { _id } = await started('delete', { pending: ids });
    await shop.call('PATCH', `/confirm-order/${changed}`, { token: admin.token });
    await run();
    expect(await find(_id)).toMatchObject({ done: 2, skippedOrders: [{ _id: changed, reason: 'shipped' }] });
    expect(await Promise.all(others.map(statusOf))).toEqual(['refunded', 'refunded']);
  });
});

describe('what an admin confirmed is what happens', () => {
  test('an order that nobody saw is left alone, although as many match as before', async () => {
    const customer = await shop.addCustomer();
    const [first, second] = [await shop.order(customer, part), await shop.order(customer, part)];
    // One leaves the filter and another one enters it.
    await shop.deleteOrder(customer, first);
    const unseen = await shop.order(customer, part);
    expect(await start('delete', { unpaid: [first, second] })).toMatchObject(
      listChanged([{ _id: first, status: 'cancelled' }]),
    );
    const { _id } = await started('delete', { unpaid: [second] });
    await run();
    expect(await find(_id)).toMatchObject({ total: 1, done: 1 });
    expect([await statusOf(second), await statusOf(unseen)]).toEqual(['cancelled', 'unpaid']);
  });

  test('an order that was paid before the confirmation is not refunded: it is named, and nothing starts', async () => {
    const customer = await shop.addCustomer();
    const [paid, unpaid] = [await shop.order(customer, part), await shop.order(customer, part)];
    await shop.report(customer, paid, await shop.payAtProvider(customer, paid));
    expect(await start('delete', { unpaid: [paid, unpaid] })).toMatchObject(
      listChanged([{ _id: paid, status: 'pending' }]),
    );
    await run();
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['paid', 'unpaid']);
  });

  test('an order that was paid after the confirmation is not refunded', async () => {
    const customer = await shop.addCustomer();
    const [paid, unpaid] = [await shop.order(customer, part), await shop.order(customer, part)];
    const { _id } = await planned('delete', { unpaid: [paid, unpaid] });
    await shop.report(customer, paid, await shop.payAtProvider(customer, paid));
    await pass(120, _id);
    await run();
    expect(await find(_id)).toMatchObject({ done: 1, skippedOrders: [{ _id: paid, reason: 'changed' }] });
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['paid', 'cancelled']);
  });

  test('a payment that succeeds while the order is cancelled is not refunded either', async () => {
    const customer = await shop.addCustomer();
    const id = await shop.order(customer, part);
    const { _id } = await planned('delete', { unpaid: [id] });
    await shop.payAtProvider(customer, id);
    await pass(120, _id);
    await run();
    expect(await find(_id)).toMatchObject({ done: 0, skipped: 1 });
    expect(await statusOf(id)).toBe('paid');
  });

  test('an order that was seen unpaid cannot be confirmed, even if it is paid by now', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    expect(await start('confirm', { unpaid: [id] })).toMatchObject({ status: 400 });
  });

  test.each<[string, (id: string) => Orders]>([
    ['seen paid, but unpaid', (id) => ({ pending: [id] })],
    ['named twice', (id) => ({ unpaid: [id, id] })],
    ['named in both states', (id) => ({ unpaid: [id], pending: [id] })],
    ['beside an unknown one', (id) => ({ unpaid: [id, '019a9c40-0000-7000-8000-00000000ffff'] })],
    ['beside what is no id', (id) => ({ unpaid: [id, 'all'] })],
  ])('an order %s starts nothing', async (_what, orders) => {
    const id = await shop.order(await shop.addCustomer(), part);
    expect(await start('delete', orders(id))).toMatchObject(listChanged());
    expect(await statusOf(id)).toBe('unpaid');
  });

  test('a page of the previous version, which sends a number of orders, starts nothing and asks to reload', async () => {
    const customer = await shop.addCustomer();
    const id = await shop.order(customer, part);
    for (const action of ['confirm', 'delete']) {
      const body = { action, filters: { customer: customer.email }, count: 1 };
      const response = await shop.call('POST', '/bulk-jobs', { token: admin.token, body });
      expect(response).toMatchObject(listChanged());
      expect(response.body).toMatchObject({ message: expect.stringContaining('Reload') as string });
    }
    expect(await statusOf(id)).toBe('unpaid');
  });

  test('of two admins with one order, the first job changes it and the other one says so', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const confirming = await planned('confirm', { pending: [id] });
    const deleting = await planned('delete', { pending: [id] }, await shop.addAdmin());
    await pass(121, confirming._id);
    await pass(120, deleting._id);
    await run();
    expect(await statusOf(id)).toBe('shipped');
    expect(await find(confirming._id)).toMatchObject({ done: 1 });
    expect(await find(deleting._id)).toMatchObject({ skippedOrders: [{ _id: id, reason: 'shipped' }] });
  });

  test('a request that is repeated with its key is one job, also after an undo', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const plan = () => planned('confirm', { pending: [id] }, admin, 'confirmed-once');
    const { _id } = await plan();
    await change(_id, 'stopped');
    expect((await plan())._id).toBe(_id);
    await run();
    expect(await statusOf(id)).toBe('paid');
  });

  test('up to 1,000 orders fit into one request, and no more', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.paidOrder(customer, part);
    const unknown = Array.from({ length: 1_000 }, () => newId());
    expect(await start('confirm', { pending: unknown })).toMatchObject(listChanged());
    expect(await start('confirm', { pending: [...unknown, id] })).toMatchObject({ status: 400 });
  });
});

describe('the two minutes before the start', () => {
  test('no order is changed, also by several processes, until they are over', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const { _id, startsIn } = await planned('confirm', { pending: [id] });
    expect(startsIn).toBe(120);
    await pass(118, _id);
    await Promise.all([run(), run()]);
    expect(await find(_id)).toMatchObject({ state: 'running', done: 0, startsIn: 2 });
    expect(await statusOf(id)).toBe('paid');
    // Also when every server was down at the start time.
    await pass(3_600, _id);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'done', done: 1, startsIn: null });
  });

  test('an undo ends the job before any order has changed, also by another admin', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const { _id } = await planned('confirm', { pending: [id] });
    const other = await shop.addAdmin();
    expect(await change(_id, 'stopped', other)).toMatchObject({ state: 'stopped', isUndone: true });
    await pass(3_600, _id);
    await run();
    expect(await find(_id)).toMatchObject({ state: 'stopped', done: 0, isUndone: true, startsIn: null });
    expect(await statusOf(id)).toBe('paid');
  });

  test('an undo that is too late says how much was done, and removes no result', async () => {
    const customer = await shop.addCustomer();
    const { id } = await shop.paidOrder(customer, part);
    const { _id } = await started('confirm', { pending: [id] });
    await run();
    expect(await change(_id, 'stopped')).toMatchObject({ state: 'done', done: 1, isUndone: false });
    expect(await change(_id, 'running')).toMatchObject({ state: 'done', done: 1 });
  });

  test('a start now is carried out once, and an undone job cannot be started', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const { _id } = await planned('confirm', { pending: [id] });
    expect(await change(_id, 'running')).toMatchObject({ state: 'running', startsIn: null });
    await change(_id, 'running');
    expect((await auditOf(shop.db, _id)).map(({ after }) => after)).toEqual(['confirm 1', 'running']);
    const { id: other } = await shop.paidOrder(await shop.addCustomer(), part);
    const undone = await planned('confirm', { pending: [other] });
    await change(undone._id, 'stopped');
    expect(await change(undone._id, 'running')).toMatchObject({ state: 'stopped', isUndone: true });
    await run();
    expect([await statusOf(id), await statusOf(other)]).toEqual(['shipped', 'paid']);
  });

  test('of an undo and a start at the same moment, the job says which one won', async () => {
    const customer = await shop.addCustomer();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await shop.paidOrder(customer, part);
      const { _id } = await planned('confirm', { pending: [id] });
      await pass(120, _id);
      const [, undone] = await Promise.all([run(), change(_id, 'stopped'), run()]);
      await run();
      const { isUndone } = await find(_id);
      expect(await statusOf(id)).toBe(isUndone ? 'paid' : 'shipped');
      if (undone.isUndone) expect(isUndone).toBe(true);
    }
  });

  test('a server of the previous version takes no order of it, and neither starts nor refunds it', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const { _id } = await started('delete', { pending: [id] });
    const claimOfTheVersionBefore = await shop.db.query(
      `SELECT position FROM bulk_job_orders JOIN bulk_jobs ON bulk_jobs.id = job_id
        WHERE state = 'waiting' AND next_attempt_at <= now() AND ended_at IS NULL AND job_id = $1`,
      [_id],
    );
    expect(claimOfTheVersionBefore.rows).toEqual([]);
  });

  test('a job that a server of the previous version planned goes on', async () => {
    const { id } = await shop.paidOrder(await shop.addCustomer(), part);
    const jobId = newId();
    await shop.db.query(`INSERT INTO bulk_jobs (id, user_id, action) VALUES ($1, $2, 'confirm')`, [
      jobId,
      admin.id,
    ]);
    await shop.db.query('INSERT INTO bulk_job_orders (job_id, order_id, position) VALUES ($1, $2, 1)', [
      jobId,
      id,
    ]);
    await run();
    expect(await find(jobId)).toMatchObject({ state: 'done', done: 1, startsIn: null });
    expect(await statusOf(id)).toBe('shipped');
  });
});
