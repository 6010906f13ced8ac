import type { BulkJob, BulkJobDetails, NewBulkJob, SkippedOrder } from '#contract/bulk-jobs.ts';
import type { Actor } from '../core/actor.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { listAllOrders } from '../orders/list-orders.ts';

const columns = `id AS _id, action, total, done, skipped, created_at AS "startedAt", ended_at AS "endedAt",
  CASE WHEN ended_at IS NULL THEN 'running' WHEN is_stopped THEN 'stopped' ELSE 'done' END AS state,
  CASE WHEN ended_at IS NULL AND done + skipped > 0
    THEN ceil(extract(epoch FROM now() - created_at) / (done + skipped) * (total - done - skipped))::int
  END AS "secondsLeft"
  FROM bulk_jobs CROSS JOIN LATERAL (
    SELECT count(*)::int AS total, count(*) FILTER (WHERE state = 'done')::int AS done,
           count(*) FILTER (WHERE state = 'skipped')::int AS skipped
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

/** Chooses the orders that the filters find now, oldest first. Throws `LIST_CHANGED` unless they are as many as expected. */
export async function startBulkJob(
  tx: Queries,
  { action, filters, count }: NewBulkJob,
  actor: Actor,
): Promise<BulkJob> {
  const { rows: orders, next } = await listAllOrders(tx, filters);
  if (next !== null || orders.length !== count) throw new Problem('LIST_CHANGED');
  const id = newId();
  await tx.query('INSERT INTO bulk_jobs (id, user_id, action, ip_hash) VALUES ($1, $2, $3, $4)', [
    id,
    actor.userId,
    action,
    actor.ipHash,
  ]);
  await tx.query(
    `INSERT INTO bulk_job_orders (job_id, order_id, position)
     SELECT $1, order_id, position FROM unnest($2::uuid[]) WITH ORDINALITY AS chosen (order_id, position)`,
    [id, orders.map(({ _id }) => _id).toReversed()],
  );
  await recordAudit(tx, { ...actor, object: id, after: `${action} ${count}` });
  return findBulkJob(tx, id);
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
export async function findBulkJob(db: Queries, id: string): Promise<BulkJobDetails> {
  const { rows } = await db.query<Row>(`SELECT ${columns} WHERE id = $1`, [isId(id) ? id : null]);
  if (!rows[0]) throw new Problem('NOT_FOUND');
  const { rows: skippedOrders } = await db.query<SkippedOrder>(
    `SELECT orders.id AS _id, number, product_name AS "productName", name, reason
       FROM bulk_job_orders JOIN orders ON orders.id = order_id
      WHERE job_id = $1 AND state = 'skipped' ORDER BY position`,
    [id],
  );
  return { ...toWire(rows[0]), skippedOrders };
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

/** Returns false if it does not run. Its waiting orders are never taken again. */
export async function stopBulkJob(db: Queries, id: string | null): Promise<boolean> {
  const { rows } = await db.query(
    `WITH stopped AS (
       UPDATE bulk_jobs SET is_stopped = true, ended_at = now() WHERE id = $1 AND ended_at IS NULL RETURNING id
     ), waiting AS (
       UPDATE bulk_job_orders SET next_attempt_at = 'infinity' FROM stopped WHERE job_id = id AND state = 'waiting'
     )
     SELECT id FROM stopped`,
    [id],
  );
  return rows.length === 1;
}

/** A week is enough to look at the result of one. */
export const removeOldBulkJobs = (db: Queries) =>
  db.query(`DELETE FROM bulk_jobs WHERE ended_at < now() - interval '7 days'`);
