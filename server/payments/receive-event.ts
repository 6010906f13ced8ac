import * as m from '#messages/problem.js';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';
import type { PaymentContext } from './payment-context.ts';
import { cancelPaused } from './cancel-payments.ts';
import { ordersOfIntent } from './checkout-payment-row.ts';
import { orderOfIntent } from './payment-row.ts';
import type { Intent, ProviderEvent } from './provider.ts';
import { recordRefund } from './refund-jobs.ts';
import { recordFullRefund } from './refund-shares.ts';
import { confirmPayment } from './confirm-payment.ts';

const handled = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
]);

type HandledEvent = Pick<ProviderEvent, 'id' | 'type'> & {
  intentId: string;
  declinedCharge?: string | null;
};

/**
 * Handles one webhook event, or defers it to the reconciler if the provider is unavailable. Throws 400 if the signature
 * is invalid.
 */
export async function receiveEvent(
  context: PaymentContext,
  { rawBody, signature }: { rawBody: string; signature: string },
): Promise<void> {
  const { db, provider, log, metrics } = context;
  const event = provider.readEvent(rawBody, signature);
  if (!event) throw new Problem('INVALID', { message: m.invalidSignature() });
  if (event.isLive !== provider.isLive) throw new Problem('INVALID', { message: m.otherMode() });
  metrics.webhookEvent(handled.has(event.type) ? event.type : 'other');
  const { id, type, intentId, declinedCharge } = event;
  if (!handled.has(type) || intentId === null || (await isKnown(db, event))) return;
  try {
    await handleEvent(context, { id, type, intentId, declinedCharge });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'UNAVAILABLE') throw error;
    await deferEvent(db, { id, type, intentId });
    log.warn({ error, event: id, intent: intentId }, 'webhook event deferred to the reconciler');
  }
}

/**
 * Re-fetches the event's PaymentIntent and applies it. The event's own data is ignored, because events arrive late,
 * repeatedly and out of order. Throws `Problem('UNAVAILABLE')`.
 */
async function handleEvent(context: PaymentContext, event: HandledEvent): Promise<void> {
  const { db, provider, actor, deadline } = context;
  const once = (tx: Queries) => isFirst(tx, event);
  if (event.type === 'charge.dispute.created') return recordDispute(context, event.intentId, once);
  const intent = await provider.findIntent(event.intentId, deadline);
  if (!intent) return;
  if (event.type === 'charge.refunded') {
    if (intent.checkoutId !== undefined)
      await receiveShares(context, { ...intent, checkoutId: intent.checkoutId }, once);
    else if (await provider.isRefunded(intent, deadline)) await recordRefund(db, intent.id, actor, once);
    return;
  }
  const outcome = await confirmPayment(context, intent, {
    declinedCharge: event.declinedCharge ?? null,
    guard: once,
  });
  if (outcome.kind === 'unpaid') await cancelPaused(context, outcome.paused);
}

/**
 * Handles a refund of a payment of several orders. One of the whole amount refunds each order. One that a person made at the
 * provider of a part of it belongs to no order, so a person must resolve it.
 */
async function receiveShares(
  { db, provider, log, actor, deadline }: PaymentContext,
  { id, amountReceived, checkoutId }: Intent & { checkoutId: string },
  once: (tx: Queries) => Promise<boolean>,
): Promise<void> {
  const { done, foreign } = await provider.readRefunds(id, deadline);
  if (amountReceived > 0 && done >= amountReceived) return recordFullRefund(db, id, actor, once);
  if (foreign === 0) return;
  await db.transaction(async (tx) => {
    if (!(await once(tx))) return;
    await recordAudit(tx, {
      ...actor,
      object: checkoutId,
      after: `${foreign} cents of ${id} refunded at the provider`,
    });
    log.warn(
      { intent: id, checkout: checkoutId, cents: foreign },
      'a person refunded a part of a payment at the provider',
    );
  });
}

/** Saves a call of the provider for a repeated event. `isFirst` decides, in the transaction that does the work. */
async function isKnown(db: Queries, { id }: Pick<ProviderEvent, 'id'>): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM stripe_events WHERE id = $1 AND put_off_at IS NULL', [id]);
  return rowCount === 1;
}

async function isFirst(tx: Queries, { id, type }: HandledEvent): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO stripe_events AS known (id, type) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET put_off_at = NULL WHERE known.put_off_at IS NOT NULL`,
    [id, type],
  );
  return rowCount === 1;
}

async function deferEvent(db: Queries, { id, type, intentId }: HandledEvent): Promise<void> {
  await db.query(
    `INSERT INTO stripe_events (id, type, intent_id, put_off_at) VALUES ($1, $2, $3, now())
     ON CONFLICT DO NOTHING`,
    [id, type, intentId],
  );
}

/** Returns at most `most` deferred events, oldest first. */
export async function deferredEvents(db: Queries, most: number): Promise<HandledEvent[]> {
  const { rows } = await db.query<HandledEvent>(
    `SELECT id, type, intent_id AS "intentId" FROM stripe_events
      WHERE put_off_at IS NOT NULL ORDER BY put_off_at LIMIT $1`,
    [most],
  );
  return rows;
}

/** Handles a deferred event. Safe to run in two processes concurrently. */
export async function handleDeferred(context: PaymentContext, event: HandledEvent): Promise<void> {
  await handleEvent(context, event);
  await context.db.query('UPDATE stripe_events SET put_off_at = NULL WHERE id = $1', [event.id]);
}

/** Records a dispute, which a person must answer. */
async function recordDispute(
  { db, log, actor }: PaymentContext,
  intentId: string,
  once: (tx: Queries) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await once(tx))) return;
    const order = await orderOfIntent(tx, intentId);
    const orders = order === undefined ? await ordersOfIntent(tx, intentId) : [order];
    for (const object of orders.length > 0 ? orders : [intentId])
      await recordAudit(tx, { ...actor, object, after: `disputed ${intentId}` });
    log.warn({ intent: intentId, orders }, 'a payment is disputed');
  });
}
