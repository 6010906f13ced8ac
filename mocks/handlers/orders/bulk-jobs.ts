import { HttpResponse } from 'msw';
import { changedOrders } from '#contract/orders/order-status.ts';
import { BulkJobs, type BulkJob, type BulkJobDetails } from '#contract/orders/bulk-jobs.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { endedJob, runningJob, undoneJob, waitingJob } from '../../fixtures/bulk-jobs.ts';
import { endedOrders } from '../../fixtures/ended-orders.ts';
import { findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import type { Shop } from '../shop-state.ts';

const listing = (...jobs: readonly BulkJobDetails[]) => [
  mock(calls.listBulkJobs)(() => HttpResponse.json<readonly BulkJob[]>(BulkJobs.parse(jobs))),
  mock(calls.findBulkJob)(({ params }) => findById(jobs, params.id)),
];

/** Jobs wait, because the clock of the shop stands still, and are not kept. */
export const bulkJobsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.startBulkJob)(async ({ readBody }) => {
    const { action, orders: { unpaid, pending } = reject('LIST_CHANGED') } = await readBody();
    const ids = [...unpaid, ...pending];
    const known = [...shopOf().orders, ...endedOrders].filter(({ _id }) => ids.includes(_id));
    const orders = changedOrders(known, unpaid);
    if (orders.length > 0) reject('LIST_CHANGED', { orders });
    if (known.length !== ids.length) reject('LIST_CHANGED');
    return { ...waitingJob, action, startsIn: limits.bulkJobDelay, total: ids.length };
  }),
  ...listing(),
  mock(calls.changeBulkJob)(async ({ params, readBody }) => {
    const { state } = await readBody();
    return { ...findById([waitingJob], params.id), state };
  }),
  mock(calls.endBulkJob)(({ params }) => {
    findById([waitingJob], params.id);
    return { state: 'stopped' };
  }),
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
