import * as z from 'zod/mini';
import { bulkActions } from './order-status.ts';
import { limits } from '../limits.ts';
import * as m from '#messages/validation.js';

/** Of orders. */
const Count = z.int().check(z.minimum(1), z.maximum(limits.listRows));

const BulkAction = z.enum(bulkActions);
type BulkAction = z.infer<typeof BulkAction>;

/**
 * Why an order was left as it is. `provider`: the payment provider refused, or could not be reached. `changed`: it was
 * paid after the admin had seen it unpaid.
 */
const SkipReason = z.enum(['notPaid', 'shipped', 'ended', 'provider', 'changed']);
export type SkipReason = z.infer<typeof SkipReason>;

const ids = z.array(z.string()).check(z.maxLength(limits.listRows));

/** The ids of orders, by the status that the admin saw. No other order can be acted on. */
const SeenOrders = z.object({ unpaid: ids, pending: ids }).check(
  z.refine(({ unpaid, pending }) => {
    const count = unpaid.length + pending.length;
    return count > 0 && count <= limits.listRows;
  }, m.bulkOrders()),
);
export type SeenOrders = z.infer<typeof SeenOrders>;

/** One action on the orders that the admin saw. If one has another status by now, 409 LIST_CHANGED. */
export interface NewBulkJob {
  action: BulkAction;
  orders: SeenOrders;
}

/**
 * The body of POST /bulk-jobs. Pages of an earlier version send only the number of orders, without `orders`: always 409
 * LIST_CHANGED.
 */
export const BulkJobRequest = z
  .object({ action: BulkAction, orders: z.optional(SeenOrders), count: z.optional(Count) })
  .check(
    z.refine(({ orders, count }) => orders !== undefined || count !== undefined, {
      path: ['orders'],
      error: m.bulkOrders(),
    }),
    z.refine(({ action, orders }) => action === 'delete' || !orders || orders.unpaid.length === 0, {
      path: ['orders'],
      error: m.bulkConfirmsPaid(),
    }),
  );

export const BulkJob = z.object({
  _id: z.string(),
  action: BulkAction,
  /** `running`: also before its start. `stopped`: not all orders were tried. */
  state: z.enum(['running', 'done', 'stopped']),
  /** Seconds until it starts. Null afterwards. Absent from servers of an earlier version. */
  startsIn: z.optional(z.nullable(z.int())),
  /** It was stopped before any order was tried. Absent from servers of an earlier version. */
  isUndone: z.optional(z.boolean()),
  /** The name of the admin. Absent from servers of an earlier version. */
  startedBy: z.optional(z.string()),
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

/** PATCH /bulk-jobs/{id}. `running` starts it now, `stopped` ends it. One that has ended stays as it is. */
export const BulkJobChange = z.object({ state: z.enum(['running', 'stopped']) });
export type BulkJobChange = z.infer<typeof BulkJobChange>;

/** DELETE /bulk-jobs/{id} */
export const EndedBulkJob = z.object({ state: z.enum(['stopped', 'removed']) });
