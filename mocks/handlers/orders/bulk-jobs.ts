import { HttpResponse } from 'msw';
import { appliesTo, type BulkAction } from '#contract/orders/order-status.ts';
import { BulkJobs, type BulkJob, type BulkJobDetails, type SeenOrders } from '#contract/orders/bulk-jobs.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { endedJob, runningJob, undoneJob, waitingJob } from '../../fixtures/bulk-jobs.ts';
import { endedOrders } from '../../fixtures/ended-orders.ts';
import { findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { change, type Shop } from '../shop-state.ts';

const listed = (jobs: readonly BulkJobDetails[]) =>
  HttpResponse.json<readonly BulkJob[]>(BulkJobs.parse(jobs));

/** Ends the resolver unless each order has the status that was seen. */
function checkSeen(orders: readonly AdminOrder[], { unpaid, pending }: SeenOrders): void {
  const ids = [...unpaid, ...pending];
  const known = orders.filter(({ _id }) => ids.includes(_id));
  const changed = known
    .filter(({ _id, status }) => status !== (unpaid.includes(_id) ? 'unpaid' : 'pending'))
    .map(({ _id, status }) => ({ _id, status }));
  if (changed.length > 0) reject('LIST_CHANGED', { orders: changed });
  if (known.length !== ids.length) reject('LIST_CHANGED');
}

function actOn(shop: Shop, action: BulkAction, ids: readonly string[]): number {
  const shippedAt = shop.now().toISOString();
  const acted = shop.orders.filter(({ _id, status }) => ids.includes(_id) && appliesTo(action, status));
  for (const order of acted) {
    if (action === 'confirm') change(shop.orders, order, { status: 'shipped', shippedAt });
    else shop.orders.splice(shop.orders.indexOf(order), 1);
  }
  return acted.length;
}

/** Jobs wait, because the clock of the shop stands still. "Start now" carries one out immediately. */
export const bulkJobsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.startBulkJob)(async ({ readBody }) => {
    const body = await readBody();
    const { action, orders = reject('LIST_CHANGED') } = body;
    const shop = shopOf();
    checkSeen([...shop.orders, ...endedOrders], orders);
    const ids = [...orders.unpaid, ...orders.pending];
    const job: BulkJobDetails = {
      _id: `019a9c40-0000-7000-8000-50000000010${shop.bulkJobs.length}`,
      action,
      state: 'running',
      startsIn: limits.bulkJobDelay,
      isUndone: false,
      startedBy: 'Anders Brandt',
      total: ids.length,
      done: 0,
      skipped: 0,
      secondsLeft: null,
      startedAt: shop.now().toISOString(),
      endedAt: null,
      skippedOrders: [],
    };
    shop.bulkJobs.unshift(job);
    shop.bulkJobOrders.set(job._id, ids);
    return job;
  }),
  mock(calls.listBulkJobs)(() => listed(shopOf().bulkJobs)),
  mock(calls.findBulkJob)(({ params }) => findById(shopOf().bulkJobs, params.id)),
  mock(calls.changeBulkJob)(async ({ params, readBody }) => {
    const { state } = await readBody();
    const shop = shopOf();
    const job = findById(shop.bulkJobs, params.id);
    if (job.state !== 'running') return job;
    const endedAt = shop.now().toISOString();
    if (state === 'stopped') {
      const isUndone = job.startsIn !== null;
      change(shop.bulkJobs, job, { state, isUndone, startsIn: null, secondsLeft: null, endedAt });
    } else {
      const done = actOn(shop, job.action, shop.bulkJobOrders.get(job._id) ?? []);
      change(shop.bulkJobs, job, {
        state: 'done',
        startsIn: null,
        done,
        skipped: job.total - done,
        endedAt,
      });
    }
    return findById(shop.bulkJobs, params.id);
  }),
  mock(calls.endBulkJob)(({ params }) => {
    const { bulkJobs } = shopOf();
    const job = findById(bulkJobs, params.id);
    if (job.state === 'running')
      change(bulkJobs, job, { state: 'stopped', startsIn: null, secondsLeft: null });
    else bulkJobs.splice(bulkJobs.indexOf(job), 1);
    return { state: job.state === 'running' ? 'stopped' : 'removed' };
  }),
];

const listing = (...jobs: readonly BulkJobDetails[]) => [
  mock(calls.listBulkJobs)(() => listed(jobs)),
  mock(calls.findBulkJob)(({ params }) => findById(jobs, params.id)),
];

/** Other outcomes. Put them before the other handlers. */
export const bulkJobsScenarios = {
  waiting: listing(waitingJob),
  running: listing(runningJob),
  ended: listing(endedJob),
  undone: listing(undoneJob),
  listChanged: [rejected(calls.startBulkJob, 'LIST_CHANGED')],
  /** The first order of the selection was paid. */
  paidMeanwhile: mock(calls.startBulkJob)(async ({ readBody }) => {
    const body = await readBody();
    const [first] = body.orders?.unpaid ?? [];
    return reject('LIST_CHANGED', { orders: first === undefined ? [] : [{ _id: first, status: 'pending' }] });
  }),
  starting: neverAnswered(calls.startBulkJob),
  notChanged: [...listing(waitingJob), rejected(calls.changeBulkJob, 'UNAVAILABLE')],
};
