import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { AdminOrderFilters } from './list-filters.ts';

/** `delete` cancels unpaid orders and refunds paid ones. */
const BulkAction = z.enum(['confirm', 'delete']);
export type BulkAction = z.infer<typeof BulkAction>;

/** Why an order was left as it is. `provider`: the payment provider refused, or could not be reached. */
const SkipReason = z.enum(['notPaid', 'shipped', 'ended', 'provider']);
export type SkipReason = z.infer<typeof SkipReason>;

/** The body of POST /bulk-jobs: one action on all orders that the filters find. */
export const NewBulkJob = z.object({
  action: BulkAction,
  filters: z.pick(AdminOrderFilters, { search: true, status: true, from: true, to: true, customer: true }),
  /** How many orders the admin saw that it is for. If there are others by now, 409 LIST_CHANGED. */
  count: z.int().check(z.minimum(1), z.maximum(limits.listRows)),
});
export type NewBulkJob = z.infer<typeof NewBulkJob>;

export const BulkJob = z.object({
  _id: z.string(),
  action: BulkAction,
  /** `stopped`: not all orders were tried. */
  state: z.enum(['running', 'done', 'stopped']),
  total: z.int(),
  done: z.int(),
  skipped: z.int(),
  /** An estimate. Null when it has ended, or too little is known. */
  secondsLeft: z.nullable(z.int()),
  startedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});
export type BulkJob = z.infer<typeof BulkJob>;
export const BulkJobs = z.array(BulkJob);

const SkippedOrder = z.object({
  _id: z.string(),
  number: z.string(),
  productName: z.string(),
  name: z.string(),
  reason: SkipReason,
});
export type SkippedOrder = z.infer<typeof SkippedOrder>;

/** GET /bulk-jobs/{id} */
export const BulkJobDetails = z.object({ ...BulkJob.shape, skippedOrders: z.array(SkippedOrder) });
export type BulkJobDetails = z.infer<typeof BulkJobDetails>;

/** DELETE /bulk-jobs/{id} */
export const EndedBulkJob = z.object({ state: z.enum(['stopped', 'removed']) });
