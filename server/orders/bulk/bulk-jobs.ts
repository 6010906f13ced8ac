import type {
  BulkJob,
  BulkJobChange,
  BulkJobDetails,
  NewBulkJob,
  SeenOrders,
  SkippedOrder,
} from '#contract/orders/bulk-jobs.ts';
import { changedOrders } from '#contract/orders/order-status.ts';
import { statusOf, type OrderState } from '#contract/orders/transitions.ts';
import { limits } from '#contract/limits.ts';
import type { Actor } from '../../core/actor.ts';
import { isId, newId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Queries } from '../../db/connect.ts';

const columns = `id AS _id, action, total, done, skipped, created_at AS "startedAt", ended_at AS "endedAt",
  CASE WHEN ended_at IS NULL THEN 'running' WHEN is_stopped THEN 'stopped' ELSE 'done' END AS state,
  CASE WHEN ended_at IS NULL AND starts_at > now() THEN ceil(extract(epoch FROM starts_at - now()))::int END AS "startsIn",
  ended_at IS NOT NULL AND is_stopped AND NOT is_tried AS "isUndone",
  (SELECT name FROM users WHERE users.id = user_id) AS "startedBy",
  CASE WHEN ended_at IS NULL AND done + skipped > 0
    THEN ceil(extract(epoch FROM now() - coalesce(starts_at, created_at)) / (done + skipped) * (total - done - skipped))::int
  END AS "secondsLeft"
  FROM bulk_jobs CROSS JOIN LATERAL (
    SELECT count(*)::int AS total, count(*) FILTER (WHERE state = 'done')::int AS done,
           count(*) FILTER (WHERE state = 'skipped')::int AS skipped, bool_or(attempts > 0) AS is_tried
      FROM bulk_job_orders WHERE job_id = bulk_jobs.id
  ) AS counted`;

interface Row extends Omit<BulkJob, 'startedAt' | 'endedAt'> {
  startedAt: Date;
  endedAt: Date | null;
}

const toWire = ({ startedAt, endedAt, ...job }: Row): BulkJob => ({
  ...job,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** Plans an action on these orders, oldest first. Throws `LIST_CHANGED` unless each still has the status that was seen. */
export async function startBulkJob(
  tx: Queries,
  { action, orders }: NewBulkJob,
  actor: Actor,
): Promise<BulkJobDetails> {
  await checkSeen(tx, orders);
  const id = newId();
  const { unpaid, pending } = orders;
  await tx.query(
    `INSERT INTO bulk_jobs (id, user_id, action, ip_hash, starts_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [id, actor.userId, action, actor.ipHash, limits.bulkJobDelay],
  );
  await tx.query(
    `INSERT INTO bulk_job_orders (job_id, order_id, position, seen_status, due_at, next_attempt_at)
     SELECT $1, id, row_number() OVER (ORDER BY created_at, id),
            CASE WHEN id = ANY($2::uuid[]) THEN 'unpaid' ELSE 'pending' END,
            (SELECT starts_at FROM bulk_jobs WHERE id = $1), 'infinity'
       FROM orders WHERE id = ANY($2::uuid[] || $3::uuid[])`,
    [id, unpaid, pending],
  );
  await recordAudit(tx, { ...actor, object: id, after: `${action} ${unpaid.length + pending.length}` });
  return findBulkJob(tx, id);
}

/** Throws `LIST_CHANGED` with the orders that have another status by now. */
async function checkSeen(tx: Queries, { unpaid, pending }: SeenOrders): Promise<void> {
  const ids = [...unpaid, ...pending];
  const { rows } = await tx.query<{ id: string; status: OrderState }>(
    'SELECT id, status FROM orders WHERE id = ANY($1::uuid[])',
    [ids.filter(isId)],
  );
  const orders = rows.map(({ id, status }) => ({ _id: id, status: statusOf(status) }));
  const changed = changedOrders(orders, unpaid);
  if (changed.length > 0) throw new Problem('LIST_CHANGED', { extra: { orders: changed } });
  if (rows.length !== ids.length) throw new Problem('LIST_CHANGED');
}

/** Returns all running jobs and the ended jobs of a user, newest first. */
export async function listBulkJobs(db: Queries, userId: string): Promise<BulkJob[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${columns} WHERE ended_at IS NULL OR user_id = $1 ORDER BY created_at DESC, id LIMIT 20`,
    [userId],
  );
  return rows.map(toWire);
}

/** Throws 404. */
async function findRow(db: Queries, id: string): Promise<BulkJob> {
  const { rows } = await db.query<Row>(`SELECT ${columns} WHERE id = $1`, [isId(id) ? id : null]);
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return toWire(rows[0]);
}

/** Throws 404. */
export async function findBulkJob(db: Queries, id: string): Promise<BulkJobDetails> {
  const job = await findRow(db, id);
  const { rows: skippedOrders } = await db.query<SkippedOrder>(
    `SELECT orders.id AS _id, number, product_name AS "productName", name, reason
       FROM bulk_job_orders JOIN orders ON orders.id = order_id
      WHERE job_id = $1 AND state = 'skipped' ORDER BY position`,
    [id],
  );
  return { ...job, skippedOrders };
}

/** Starts a job that waits, or stops one. Returns the job, which stays as it is if it has ended. Throws 404. */
export async function changeBulkJob(
  tx: Queries,
  id: string,
  { state }: BulkJobChange,
  actor: Actor,
): Promise<BulkJob> {
  await findRow(tx, id);
  const isChanged = state === 'running' ? await startNow(tx, id) : await stopBulkJob(tx, id);
  if (isChanged) await recordAudit(tx, { ...actor, object: id, after: state });
  return findRow(tx, id);
}

/** Returns false if it does not wait. */
async function startNow(tx: Queries, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `WITH started AS (
       UPDATE bulk_jobs SET starts_at = now() WHERE id = $1 AND ended_at IS NULL AND starts_at > now() RETURNING id
     )
     UPDATE bulk_job_orders SET due_at = now() FROM started WHERE job_id = id AND state = 'waiting'`,
    [id],
  );
  return rowCount !== 0;
}

/** Stops a job that runs; its order in progress is finished. Removes one that has ended. Throws 404. */
export async function endBulkJob(tx: Queries, id: string, actor: Actor): Promise<{ state: string }> {
  const job = isId(id) ? id : null;
  const isStopped = await stopBulkJob(tx, job);
  if (!isStopped && (await tx.query('DELETE FROM bulk_jobs WHERE id = $1', [job])).rowCount === 0) {
    throw new Problem('NOT_FOUND');
  }
  const state = isStopped ? 'stopped' : 'removed';
  await recordAudit(tx, { ...actor, object: id, after: state });
  return { state };
}

/** Returns false if it has ended. Its waiting orders are never taken again. */
export async function stopBulkJob(db: Queries, id: string | null): Promise<boolean> {
  const { rows } = await db.query(
    `WITH stopped AS (
       UPDATE bulk_jobs SET is_stopped = true, ended_at = now() WHERE id = $1 AND ended_at IS NULL RETURNING id
     ), waiting AS (
       UPDATE bulk_job_orders SET due_at = 'infinity', next_attempt_at = 'infinity'
         FROM stopped WHERE job_id = id AND state = 'waiting'
     )
     SELECT id FROM stopped`,
    [id],
  );
  return rows.length === 1;
}

/** A week is enough to look at the result of one. */
export const removeOldBulkJobs = (db: Queries) =>
  db.query(`DELETE FROM bulk_jobs WHERE ended_at < now() - interval '7 days'`);
