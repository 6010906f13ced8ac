import { HttpResponse } from 'msw';
import { BulkJobs, type BulkJob, type BulkJobDetails } from '#contract/bulk-jobs.ts';
import * as calls from '#contract/calls.ts';
import { endedOrders } from '../fixtures/ended-orders.ts';
import { endedJob, runningJob } from '../fixtures/bulk-jobs.ts';
import { findById, mock, reject, rejected } from './mock.ts';
import { foundOrders } from './orders.ts';
import { change, type Shop } from './shop-state.ts';

const listed = (jobs: readonly BulkJobDetails[]) =>
  HttpResponse.json<readonly BulkJob[]>(BulkJobs.parse(jobs));

/** A job is done as soon as it was started. */
export const bulkJobsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.startBulkJob)(async ({ readBody }) => {
    const { action, filters, count } = await readBody();
    const shop = shopOf();
    const ids = new Set(foundOrders(filters, [...shop.orders, ...endedOrders]).map(({ _id }) => _id));
    if (ids.size !== count) reject('LIST_CHANGED');
    const now = shop.now().toISOString();
    const acted = shop.orders.filter(({ _id, status }) => {
      const applies = action === 'confirm' ? status === 'pending' : status !== 'shipped';
      return applies && ids.has(_id);
    });
    for (const order of acted) {
      if (action === 'confirm') change(shop.orders, order, { status: 'shipped', shippedAt: now });
      else shop.orders.splice(shop.orders.indexOf(order), 1);
    }
    const job: BulkJobDetails = {
      _id: `019a9c40-0000-7000-8000-50000000010${shop.bulkJobs.length}`,
      action,
      state: 'done',
      total: count,
      done: acted.length,
      skipped: count - acted.length,
      secondsLeft: null,
      startedAt: now,
      endedAt: now,
      skippedOrders: [],
    };
    shop.bulkJobs.unshift(job);
    return job;
  }),
  mock(calls.listBulkJobs)(() => listed(shopOf().bulkJobs)),
  mock(calls.findBulkJob)(({ params }) => findById(shopOf().bulkJobs, params.id)),
  mock(calls.endBulkJob)(({ params }) => {
    const { bulkJobs } = shopOf();
    const job = findById(bulkJobs, params.id);
    if (job.state === 'running') change(bulkJobs, job, { state: 'stopped', secondsLeft: null });
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
  running: listing(runningJob),
  ended: listing(endedJob),
  listChanged: [rejected(calls.startBulkJob, 'LIST_CHANGED')],
};
