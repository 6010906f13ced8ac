import * as m from '#messages/problem.js';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import type { Actor } from '../core/actor.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { lockOrder } from '../orders/order-row.ts';
import { Problem } from '../core/problem.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderRefusal } from './provider.ts';

export type RefundReason = 'cancelled' | 'paid-twice' | 'out-of-stock' | 'deleted' | 'mismatch';

interface RefundRequest {
  providerId: string;
  orderId: string;
  amountCents: number;
  reason: RefundReason;
}

/** Enqueues the refund of a PaymentIntent. Idempotent; reopens a refused one. */
export async function enqueueRefund(
  tx: Queries,
  { providerId, orderId, amountCents, reason }: RefundRequest,
): Promise<void> {
  await tx.query(
    `INSERT INTO refund_jobs AS job (id, provider_id, order_id, amount_cents, reason) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (provider_id) DO UPDATE
       SET state = 'open', reason = excluded.reason, next_attempt_at = now(), updated_at = now()
       WHERE job.state = 'refused'`,
    [newId(), providerId, orderId, amountCents, reason],
  );
}

interface Job {
  providerId: string;
  reason: RefundReason;
  state: 'open' | 'done' | 'refused';
  attempts: number;
}

/** After this many refusals a person must resolve the refund. */
export const maxRefusals = 8;

/**
 * Processes one refund job. Returns `done` once the refund succeeded, `refused` if the provider rejected it, `none` if
 * there is no job. Throws `Problem('UNAVAILABLE')` while the outcome is unknown; the reconciler then retries.
 */
export async function processRefund(
  { db, provider, actor, deadline }: PaymentContext,
  providerId: string,
): Promise<'done' | 'refused' | 'none'> {
  const { rows } = await db.query<Job>(
    `UPDATE refund_jobs SET next_attempt_at = now() + interval '2 minutes', updated_at = now()
     WHERE provider_id = $1 RETURNING provider_id AS "providerId", reason, state, attempts`,
    [providerId],
  );
  const job = rows[0];
  if (!job) return 'none';
  if (job.state === 'done') return 'done';
  try {
    if ((await provider.refund(providerId, job.attempts, deadline)) === 'pending') {
      throw new Problem('UNAVAILABLE', { message: m.refundInProgress(), retryAfter: 120 });
    }
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await recordRefusal(db, job, error, actor);
    return 'refused';
  }
  await recordRefund(db, providerId, actor);
  return 'done';
}

/**
 * Records that a PaymentIntent was fully refunded, by the shop or at the provider: in the job, the payment and the order
 * that it paid. A shipped order stays shipped.
 */
export async function recordRefund(
  db: Database,
  providerId: string,
  actor: Actor,
  guard: (tx: Queries) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await guard(tx))) return;
    const order = await orderPaidBy(tx, providerId);
    await tx.query(
      `UPDATE refund_jobs SET state = 'done', last_error = NULL, updated_at = now() WHERE provider_id = $1`,
      [providerId],
    );
    await tx.query(`UPDATE payments SET status = 'refunded', last_event_at = now() WHERE provider_id = $1`, [
      providerId,
    ]);
    if (order?.status === 'shipped') {
      await recordAudit(tx, { ...actor, object: order.id, before: 'shipped', after: 'shipped, refunded' });
    }
    const refunding =
      order?.status === 'paid' ? await transitionOrder(tx, 'requestRefund', order, actor) : order;
    if (refunding?.status === 'refunding') await transitionOrder(tx, 'refund', refunding, actor);
  });
}

async function recordRefusal(db: Database, job: Job, refusal: ProviderRefusal, actor: Actor): Promise<void> {
  const isForPeople = job.reason === 'deleted' || job.attempts + 1 >= maxRefusals;
  await db.transaction(async (tx) => {
    const order = job.reason === 'deleted' ? await orderPaidBy(tx, job.providerId) : null;
    const { rowCount } = await tx.query(
      `UPDATE refund_jobs SET attempts = attempts + 1, state = $2, last_error = $3, updated_at = now(),
         next_attempt_at = now() + make_interval(mins => (2 ^ (attempts + 1))::int)
       WHERE provider_id = $1 AND state = 'open' AND attempts = $4`,
      [job.providerId, isForPeople ? 'refused' : 'open', refusal.message, job.attempts],
    );
    if (rowCount === 0) return;
    if (order?.status === 'refunding') {
      await transitionOrder(tx, 'refuseRefund', order, actor);
      await tx.query(`UPDATE payments SET status = 'succeeded' WHERE provider_id = $1`, [job.providerId]);
    } else {
      await recordAudit(tx, {
        ...actor,
        object: job.providerId,
        after: `refund refused: ${refusal.code ?? 'unknown'}`,
      });
    }
  });
}

async function orderPaidBy(tx: Queries, providerId: string) {
  const { rows } = await tx.query<{ id: string }>('SELECT id FROM orders WHERE transaction_id = $1', [
    providerId,
  ]);
  return rows[0] ? lockOrder(tx, rows[0].id) : null;
}

/** Processes a refund immediately if possible. Otherwise the reconciler retries it. */
export async function tryRefund(context: PaymentContext, providerId: string): Promise<void> {
  try {
    await processRefund(context, providerId);
  } catch (error) {
    context.log.warn({ error, intent: providerId }, 'refund left to the reconciler');
  }
}
