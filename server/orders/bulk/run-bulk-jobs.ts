import type { BulkAction } from '#contract/orders/order-status.ts';
import type { SkipReason } from '#contract/orders/bulk-jobs.ts';
import type { DeleteOrderQuery } from '#contract/orders/orders.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { OrderState } from '#contract/orders/transitions.ts';
import type { Actor } from '../../core/actor.ts';
import { Problem } from '../../core/problem.ts';
import type { Log } from '../../core/log.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { confirmOrder } from '../confirm-order.ts';
import { stopBulkJob } from './bulk-jobs.ts';

/** In ms. A server that stops waits for a run. */
const maxRunTime = 5_000;

/** A minute apart. */
const maxAttempts = 5;

interface BulkJobDeps {
  db: Database;
  log: Pick<Log, 'warn'>;
  /** Cancels an order, or refunds it, as an admin does who saw it as `seen`. The payments do it. */
  deleteOrder(id: string, actor: Actor & { userId: string }, seen: Claimed['seen']): Promise<unknown>;
}

interface Claimed {
  jobId: string;
  position: number;
  orderId: string;
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
 * Carries out the bulk jobs, one order after the other, as the calls for single orders do. Safe to run in several
 * processes: each takes other orders. What a killed process took is tried again after a minute.
 */
export async function runBulkJobs(deps: BulkJobDeps): Promise<void> {
  const until = Date.now() + maxRunTime;
  do {
    const claimed = await claim(deps.db);
    if (!claimed) break;
    if (claimed.mayAct) await carryOut(deps, claimed);
    else await stopBulkJob(deps.db, claimed.jobId);
  } while (Date.now() < until);
  await deps.db.query(
    `UPDATE bulk_jobs SET ended_at = now() WHERE ended_at IS NULL
       AND NOT EXISTS (SELECT FROM bulk_job_orders WHERE job_id = bulk_jobs.id AND state = 'waiting')`,
  );
}

/** The lock of the job makes a stop wait, so that no order of a stopped job is taken afterwards. */
async function claim(db: Queries): Promise<Claimed | undefined> {
  const { rows } = await db.query<Claimed>(
    `WITH next AS (
       SELECT job_id, position, action, user_id, ip_hash
         FROM bulk_job_orders JOIN bulk_jobs ON bulk_jobs.id = job_id
        WHERE state = 'waiting' AND coalesce(due_at, next_attempt_at) <= now() AND ended_at IS NULL
        ORDER BY coalesce(due_at, next_attempt_at), position LIMIT 1
        FOR NO KEY UPDATE OF bulk_job_orders SKIP LOCKED
        FOR SHARE OF bulk_jobs SKIP LOCKED
     )
     UPDATE bulk_job_orders AS taken
        SET attempts = attempts + 1, due_at = now() + interval '1 minute', next_attempt_at = 'infinity'
       FROM next JOIN users ON users.id = next.user_id
      WHERE taken.job_id = next.job_id AND taken.position = next.position
     RETURNING taken.job_id AS "jobId", taken.position, taken.order_id AS "orderId", taken.attempts, next.action,
       taken.seen_status AS seen, next.user_id AS "userId", next.ip_hash AS "ipHash",
       role = 'admin' AND blocked_at IS NULL AS "mayAct"`,
  );
  return rows[0];
}

async function carryOut(deps: BulkJobDeps, claimed: Claimed): Promise<void> {
  const result = await act(deps, claimed);
  if (result === 'later') return;
  const isDone = result === 'done';
  await deps.db.query(
    'UPDATE bulk_job_orders SET state = $3, reason = $4 WHERE job_id = $1 AND position = $2',
    [claimed.jobId, claimed.position, isDone ? 'done' : 'skipped', isDone ? null : result],
  );
}

async function act(deps: BulkJobDeps, claimed: Claimed): Promise<'done' | 'later' | SkipReason> {
  const { action, orderId, userId, jobId, ipHash, attempts, seen } = claimed;
  // The id of the job as that of the request, which says later who changed the order.
  const actor = { userId, call: 'POST /bulk-jobs', requestId: jobId, ipHash };
  try {
    if (action === 'delete') {
      await deps.deleteOrder(orderId, actor, seen);
      return 'done';
    }
    if ((await confirmOrder(deps.db, orderId, noShipment, actor)).modifiedCount === 1) return 'done';
  } catch (error) {
    if (error instanceof Problem && error.code === 'LIST_CHANGED') return 'changed';
    if (!(error instanceof Problem) || error.code === 'UNAVAILABLE') {
      deps.log.warn({ error, jobId, orderId }, 'an order of a bulk job is left for later');
      if (attempts < maxAttempts) return 'later';
    }
  }
  return resultOf(deps.db, claimed);
}

/** Says why an order was not changed, or that this job had changed it before its process was killed. */
async function resultOf(db: Queries, { action, orderId, jobId }: Claimed): Promise<'done' | SkipReason> {
  const { rows } = await db.query<{ status: OrderState; isOwn: boolean }>(
    `SELECT status, EXISTS (SELECT FROM audit_log WHERE object = $1::uuid::text AND request_id = $2) AS "isOwn"
       FROM orders WHERE id = $1`,
    [orderId, jobId],
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
