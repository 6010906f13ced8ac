import type { BulkAction } from '#contract/orders/order-status.ts';
import type { SkipReason } from '#contract/orders/bulk-jobs.ts';
import type { DeleteOrderQuery } from '#contract/orders/orders.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { OrderState } from '#contract/orders/transitions.ts';
import { limits } from '#contract/limits.ts';
import type { Actor } from '../../core/actor.ts';
import { Problem } from '../../core/problem.ts';
import type { Log } from '../../core/log.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { confirmOrders } from '../confirm-order.ts';
import { stopBulkJob } from './bulk-jobs.ts';

/** In ms. A server that stops waits for a run. */
const maxRunTime = 5_000;

/** A minute apart. */
const maxAttempts = 5;

interface BulkJobDeps {
  db: Database;
  log: Pick<Log, 'warn'>;
  /**
   * Cancels orders of one checkout, or refunds them, as an admin does who saw them as `seen`. The payments do it. Returns why an
   * order was left as it is, by its id.
   */
  deleteOrders(
    orders: readonly Pick<Claimed, 'id' | 'seen'>[],
    actor: Actor & { userId: string },
  ): Promise<ReadonlyMap<string, unknown>>;
}

interface Claimed {
  jobId: string;
  position: number;
  /** Of the order. */
  id: string;
  attempts: number;
  action: BulkAction;
  userId: string;
  ipHash: string | null;
  /** The status that the admin saw. Null for a job that a server of the previous version planned. */
  seen: NonNullable<DeleteOrderQuery['seen']> | null;
  /** Whether the one who started it is still an admin. */
  mayAct: boolean;
}

/**
 * Carries out the bulk jobs, one order after the other, as the calls for single orders do, and those of a checkout together, so that
 * they are in one mail. Safe to run in several processes: each takes other orders. What a killed process took is tried again after
 * a minute.
 */
export async function runBulkJobs(deps: BulkJobDeps): Promise<void> {
  const until = Date.now() + maxRunTime;
  do {
    const claimed = await claim(deps.db);
    const [first] = claimed;
    if (!first) break;
    if (first.mayAct) await carryOut(deps, first, claimed);
    else await stopBulkJob(deps.db, first.jobId);
  } while (Date.now() < until);
  await deps.db.query(
    `UPDATE bulk_jobs SET ended_at = now() WHERE ended_at IS NULL
       AND NOT EXISTS (SELECT FROM bulk_job_orders WHERE job_id = bulk_jobs.id AND state = 'waiting')`,
  );
}

/** The SQL condition that an order of a job can be taken. */
const isDue = (planned: string) =>
  `${planned}.state = 'waiting' AND coalesce(${planned}.due_at, ${planned}.next_attempt_at) <= now()`;

/**
 * Takes an order, with those of its checkout, which the job planned one after the other. Only the first is locked, so that no other
 * process takes the others. The lock of the job makes a stop wait, so that no order of a stopped job is taken afterwards.
 */
async function claim(db: Queries): Promise<Claimed[]> {
  const { rows } = await db.query<Claimed>(
    `WITH next AS (
       SELECT planned.job_id, planned.position, bulk_jobs.action, bulk_jobs.user_id, bulk_jobs.ip_hash, orders.checkout_id
         FROM bulk_job_orders AS planned JOIN bulk_jobs ON bulk_jobs.id = planned.job_id
         JOIN orders ON orders.id = planned.order_id
        WHERE ${isDue('planned')} AND bulk_jobs.ended_at IS NULL
          AND NOT EXISTS (SELECT FROM bulk_job_orders AS previous JOIN orders AS other ON other.id = previous.order_id
            WHERE previous.job_id = planned.job_id AND previous.position = planned.position - 1
              AND other.checkout_id = orders.checkout_id AND ${isDue('previous')})
        ORDER BY coalesce(planned.due_at, planned.next_attempt_at), planned.position LIMIT 1
        FOR NO KEY UPDATE OF planned SKIP LOCKED
        FOR SHARE OF bulk_jobs SKIP LOCKED
     ), claimed AS (
       SELECT next.position FROM next
       UNION
       SELECT other.position FROM next JOIN bulk_job_orders AS other
           ON other.job_id = next.job_id AND other.position BETWEEN next.position AND next.position + ${limits.checkoutLines - 1}
         JOIN orders ON orders.id = other.order_id AND orders.checkout_id = next.checkout_id
     )
     UPDATE bulk_job_orders AS taken
        SET attempts = attempts + 1, due_at = now() + interval '1 minute', next_attempt_at = 'infinity'
       FROM next JOIN users ON users.id = next.user_id CROSS JOIN claimed
      WHERE taken.job_id = next.job_id AND taken.position = claimed.position AND ${isDue('taken')}
     RETURNING taken.job_id AS "jobId", taken.position, taken.order_id AS id, taken.attempts, next.action,
       taken.seen_status AS seen, next.user_id AS "userId", next.ip_hash AS "ipHash",
       role = 'admin' AND blocked_at IS NULL AS "mayAct"`,
  );
  return rows;
}

async function carryOut(deps: BulkJobDeps, job: Claimed, claimed: readonly Claimed[]): Promise<void> {
  const errors = await act(deps, job, claimed).catch(
    (error: unknown) => new Map<string, unknown>(claimed.map(({ id }) => [id, error])),
  );
  for (const order of claimed) {
    const result = errors.has(order.id) ? await resultAfter(deps, order, errors.get(order.id)) : 'done';
    if (result === 'later') continue;
    const isDone = result === 'done';
    await deps.db.query(
      'UPDATE bulk_job_orders SET state = $3, reason = $4 WHERE job_id = $1 AND position = $2',
      [order.jobId, order.position, isDone ? 'done' : 'skipped', isDone ? null : result],
    );
  }
}

/** Returns the orders that were left as they are, with the error, or null if they were not paid. */
async function act(
  deps: BulkJobDeps,
  { action, userId, jobId, ipHash }: Claimed,
  claimed: readonly Claimed[],
): Promise<ReadonlyMap<string, unknown>> {
  // The id of the job as that of the request, which says later who changed the order.
  const actor = { userId, call: 'POST /bulk-jobs', requestId: jobId, ipHash };
  if (action === 'delete') return deps.deleteOrders(claimed, actor);
  const ids = claimed.map(({ id }) => id);
  const shipped = new Set(await confirmOrders(deps.db, ids, noShipment, actor));
  return new Map(ids.filter((id) => !shipped.has(id)).map((id) => [id, null]));
}

async function resultAfter(
  deps: BulkJobDeps,
  order: Claimed,
  error: unknown,
): Promise<'done' | 'later' | SkipReason> {
  const { jobId, id, attempts } = order;
  if (error instanceof Problem && error.code === 'LIST_CHANGED') return 'changed';
  if (error !== null && (!(error instanceof Problem) || error.code === 'UNAVAILABLE')) {
    deps.log.warn({ error, jobId, orderId: id }, 'an order of a bulk job is left for later');
    if (attempts < maxAttempts) return 'later';
  }
  return resultOf(deps.db, order);
}

/** Says why an order was not changed, or that this job had changed it before its process was killed. */
async function resultOf(db: Queries, { action, id, jobId }: Claimed): Promise<'done' | SkipReason> {
  const { rows } = await db.query<{ status: OrderState; isOwn: boolean }>(
    `SELECT status, EXISTS (SELECT FROM audit_log WHERE object = $1::uuid::text AND request_id = $2) AS "isOwn"
       FROM orders WHERE id = $1`,
    [id, jobId],
  );
  const [order] = rows;
  switch (order?.status) {
    case 'shipped':
      return action === 'confirm' && order.isOwn ? 'done' : 'shipped';
    case 'cancelled':
    case 'refunded':
    case 'refunding':
    case undefined:
      return action === 'delete' && order?.isOwn ? 'done' : 'ended';
    case 'unpaid':
    case 'cancelling':
      return action === 'confirm' ? 'notPaid' : 'provider';
    case 'paid':
      return 'provider';
  }
}
