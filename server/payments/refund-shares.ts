import * as m from '#messages/problem.js';
import type { Actor } from '../core/actor.ts';
import { newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { byPart, lockOrder, type OrderRow } from '../orders/order-row.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { lockCheckoutPayment } from './checkout-payment-row.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderRefusal } from './provider.ts';
import { maxRefusals, type RefundReason } from './refund-jobs.ts';

/** What one order cost of the amount that a PaymentIntent received for several. */
export interface Share {
  providerId: string;
  orderId: string;
}

interface ShareRequest extends Share {
  amountCents: number;
  reason: Exclude<RefundReason, 'mismatch'>;
}

/** Enqueues the refund of a share. Idempotent; reopens a refused one. The caller has locked the order. */
export async function enqueueShare(
  tx: Queries,
  { providerId, orderId, amountCents, reason }: ShareRequest,
): Promise<void> {
  await tx.query(
    `INSERT INTO checkout_refunds AS share (id, provider_id, order_id, amount_cents, reason) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (provider_id, order_id) DO UPDATE
       SET state = 'open', reason = excluded.reason, next_attempt_at = now(), updated_at = now()
       WHERE share.state = 'refused'`,
    [newId(), providerId, orderId, amountCents, reason],
  );
  await setOutcome(tx, { providerId, orderId }, 'refunding');
}

/** What became of a share, and with it of the payment: it has failed for all orders once each share is refunded. */
async function setOutcome(
  tx: Queries,
  { providerId, orderId }: Share,
  outcome: 'paid' | 'refunding' | 'refunded',
): Promise<void> {
  await tx.query(
    `UPDATE checkout_payment_orders SET outcome = $3 FROM checkout_payments
      WHERE checkout_payments.id = payment_id AND provider_id = $1 AND order_id = $2`,
    [providerId, orderId, outcome],
  );
  await tx.query(
    `UPDATE checkout_payments SET last_event_at = now(), status = (
       SELECT CASE WHEN bool_or(outcome = 'paid') THEN 'succeeded' WHEN bool_or(outcome = 'refunding') THEN 'refunding'
         ELSE 'refunded' END FROM checkout_payment_orders WHERE payment_id = checkout_payments.id)
      WHERE provider_id = $1`,
    [providerId],
  );
}

interface ShareJob extends Share {
  amountCents: number;
  reason: RefundReason;
  state: 'open' | 'done' | 'refused';
  attempts: number;
}

/**
 * Refunds one share. Returns `done` once the refund succeeded, `refused` if the provider rejected it, `none` if there is no such
 * share. Throws `Problem('UNAVAILABLE')` while the outcome is unknown; the reconciler then retries.
 */
export async function processShare(
  context: PaymentContext,
  share: Share,
): Promise<'done' | 'refused' | 'none'> {
  const sent = await sendShare(context, share);
  if (sent !== 'sent') return sent;
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, share.orderId);
    if (order) await recordShare(tx, order, share.providerId, context.actor);
  });
  return 'done';
}

/** The same at the provider only. `sent`: the caller records that the refund succeeded. */
export async function sendShare(
  { db, provider, actor, deadline }: PaymentContext,
  { providerId, orderId }: Share,
): Promise<'sent' | 'done' | 'refused' | 'none'> {
  const { rows } = await db.query<ShareJob>(
    `UPDATE checkout_refunds SET next_attempt_at = now() + interval '2 minutes', updated_at = now()
     WHERE provider_id = $1 AND order_id = $2
     RETURNING provider_id AS "providerId", order_id AS "orderId", amount_cents AS "amountCents", reason, state, attempts`,
    [providerId, orderId],
  );
  const [job] = rows;
  if (!job) return 'none';
  if (job.state === 'done') return 'done';
  try {
    const { amountCents, attempts } = job;
    const share = { intentId: providerId, orderId, amountCents, attempt: attempts };
    if ((await provider.refundShare(share, deadline)) === 'pending')
      throw new Problem('UNAVAILABLE', { message: m.refundInProgress(), retryAfter: 120 });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await recordRefusal(db, job, error, actor);
    return 'refused';
  }
  return 'sent';
}

/** Records that a share was refunded. The caller has locked the order. A shipped order stays shipped. */
export async function recordShare(
  tx: Queries,
  order: OrderRow,
  providerId: string,
  actor: Actor,
): Promise<void> {
  await tx.query(
    `INSERT INTO checkout_refunds AS share (id, provider_id, order_id, amount_cents, reason, state)
     VALUES ($1, $2, $3, $4, 'deleted', 'done')
     ON CONFLICT (provider_id, order_id) DO UPDATE SET state = 'done', last_error = NULL, updated_at = now()`,
    [newId(), providerId, order.id, order.totalCents],
  );
  await setOutcome(tx, { providerId, orderId: order.id }, 'refunded');
  // Another payment may have paid the order since.
  if (order.transactionId !== providerId) return;
  if (order.status === 'shipped')
    await recordAudit(tx, { ...actor, object: order.id, before: 'shipped', after: 'shipped, refunded' });
  const refunding =
    order.status === 'paid' ? await transitionOrder(tx, 'requestRefund', order, actor) : order;
  if (refunding?.status === 'refunding') await transitionOrder(tx, 'refund', refunding, actor);
}

/** Records that the whole amount was refunded at the provider: of each order that the intent was created for. */
export async function recordFullRefund(
  db: Database,
  providerId: string,
  actor: Actor,
  guard: (tx: Queries) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await guard(tx))) return;
    const locked = await lockCheckoutPayment(tx, providerId);
    for (const order of locked?.orders.toSorted(byPart) ?? [])
      await recordShare(tx, order, providerId, actor);
  });
}

async function recordRefusal(
  db: Database,
  { providerId, orderId, reason, attempts }: ShareJob,
  refusal: ProviderRefusal,
  actor: Actor,
): Promise<void> {
  const isForPeople = reason === 'deleted' || attempts + 1 >= maxRefusals;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { rowCount } = await tx.query(
      `UPDATE checkout_refunds SET attempts = attempts + 1, state = $3, last_error = $4, updated_at = now(),
         next_attempt_at = now() + make_interval(mins => (2 ^ (attempts + 1))::int)
       WHERE provider_id = $1 AND order_id = $2 AND state = 'open' AND attempts = $5`,
      [providerId, orderId, isForPeople ? 'refused' : 'open', refusal.message, attempts],
    );
    if (rowCount === 0) return;
    if (reason === 'deleted' && order?.status === 'refunding') {
      await transitionOrder(tx, 'refuseRefund', order, actor);
      await setOutcome(tx, { providerId, orderId }, 'paid');
      return;
    }
    const after = `refund refused: ${refusal.code ?? 'unknown'}`;
    await recordAudit(tx, { ...actor, object: orderId, after });
  });
}

/** Returns the shares that are due, of one intent or of all. */
export async function dueShares(
  db: Queries,
  most: number,
  providerId: string | null = null,
): Promise<Share[]> {
  const { rows } = await db.query<Share>(
    `SELECT provider_id AS "providerId", order_id AS "orderId" FROM checkout_refunds
     WHERE state = 'open' AND next_attempt_at <= now() AND ($2::text IS NULL OR provider_id = $2)
     ORDER BY next_attempt_at, order_id LIMIT $1`,
    [most, providerId],
  );
  return rows;
}

/** Refunds the due shares of an intent immediately if possible. Otherwise the reconciler retries them. */
export async function tryShares(context: PaymentContext, providerId: string): Promise<void> {
  for (const share of await dueShares(context.db, 100, providerId)) {
    try {
      await processShare(context, share);
    } catch (error) {
      context.log.warn({ error, intent: providerId }, 'refunds left to the reconciler');
      return;
    }
  }
}
