import * as m from '#messages/problem.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../orders/actor.ts';
import { Problem } from '../problem.ts';
import type { ShopDeps } from './deps.ts';
import { cancelPaymentsOfOwner } from './cancel-payments.ts';
import { orderOfIntent } from './payment-row.ts';
import type { Deadline, ProviderEvent } from './provider.ts';
import { noteRefunded, tryRefund } from './refund-jobs.ts';
import { confirmPayment, confirmPaymentSettings } from './confirm-payment.ts';

const handled = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
]);

/** An event that concerns the shop. */
type Concerning = Pick<ProviderEvent, 'id' | 'type'> & {
  intentId: string;
  declinedCharge?: string | null;
};

/**
 * One event of the provider, taken note of: what it says is looked at now, or by the reconciler when the provider
 * cannot be asked. Throws 400 for what the provider did not sign.
 */
export async function receiveEvent(
  deps: ShopDeps,
  { rawBody, signature }: { rawBody: string; signature: string },
  actor: Actor,
  deadline: Deadline,
): Promise<void> {
  const { db, provider } = deps;
  const event = provider.readEvent(rawBody, signature);
  if (!event) throw new Problem('INVALID', { message: m.theSignatureDoesNotFit() });
  if (event.isLive !== provider.isLive) throw new Problem('INVALID', { message: m.anEventOfTheOtherMode() });
  deps.metrics.webhookEvent(handled.has(event.type) ? event.type : 'other');
  const { id, type, intentId, declinedCharge } = event;
  if (!handled.has(type) || intentId === null || (await isKnown(db, event))) return;
  try {
    await handleEvent(deps, { id, type, intentId, declinedCharge }, actor, deadline);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'UNAVAILABLE') throw error;
    await putOff(db, { id, type, intentId });
    deps.log.warn({ error, event: id, intent: intentId }, 'an event waits for the reconciler');
  }
}

/**
 * An event only says which PaymentIntent to look at: events come late, twice and out of order, so what counts is
 * what the provider answers now. Throws `Problem('UNAVAILABLE')` when it does not.
 */
async function handleEvent(
  deps: ShopDeps,
  event: Concerning,
  actor: Actor,
  deadline: Deadline,
): Promise<void> {
  const { db, provider } = deps;
  const once = (tx: Queries) => isFirst(tx, event);
  if (event.type === 'charge.dispute.created') return noteDispute(deps, event.intentId, once, actor);
  const intent = await provider.findIntent(event.intentId, deadline);
  if (!intent) return;
  if (event.type === 'charge.refunded') {
    if (await provider.isRefunded(intent, deadline)) await noteRefunded(db, intent.id, actor, once);
    return;
  }
  const settlement = await confirmPayment(db, intent, {
    actor,
    declinedCharge: event.declinedCharge ?? null,
    ...confirmPaymentSettings(deps),
    alongside: once,
  });
  if (settlement.kind === 'unpaid' && settlement.isPaused) {
    const orderId = await orderOfIntent(db, intent.id);
    if (orderId !== undefined) await cancelPaymentsOfOwner(deps, orderId, actor, deadline);
  }
  if (intent.status === 'succeeded') await tryRefund(deps, intent.id, actor, deadline);
}

/** A look before the provider is asked; what decides is `isFirst`, in the transaction that does the work. */
async function isKnown(db: Queries, { id }: Pick<ProviderEvent, 'id'>): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM stripe_events WHERE id = $1 AND put_off_at IS NULL', [id]);
  return rowCount === 1;
}

async function isFirst(tx: Queries, { id, type }: Concerning): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO stripe_events AS known (id, type) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET put_off_at = NULL WHERE known.put_off_at IS NOT NULL`,
    [id, type],
  );
  return rowCount === 1;
}

async function putOff(db: Queries, { id, type, intentId }: Concerning): Promise<void> {
  await db.query(
    `INSERT INTO stripe_events (id, type, intent_id, put_off_at) VALUES ($1, $2, $3, now())
     ON CONFLICT DO NOTHING`,
    [id, type, intentId],
  );
}

/** The events that wait because the provider could not be asked, oldest first. */
export async function eventsPutOff(db: Queries, most: number): Promise<Concerning[]> {
  const { rows } = await db.query<Concerning>(
    `SELECT id, type, intent_id AS "intentId" FROM stripe_events
      WHERE put_off_at IS NOT NULL ORDER BY put_off_at LIMIT $1`,
    [most],
  );
  return rows;
}

/** Handles an event that was put off; two processes may be at it. */
export async function catchUpOn(
  deps: ShopDeps,
  event: Concerning,
  actor: Actor,
  deadline: Deadline,
): Promise<void> {
  await handleEvent(deps, event, actor, deadline);
  await deps.db.query('UPDATE stripe_events SET put_off_at = NULL WHERE id = $1', [event.id]);
}

/** A dispute is for people to answer: the shop only makes sure that they can find it. */
async function noteDispute(
  { db, log }: ShopDeps,
  intentId: string,
  once: (tx: Queries) => Promise<boolean>,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await once(tx))) return;
    const order = await orderOfIntent(tx, intentId);
    await recordAudit(tx, { ...actor, object: order ?? intentId, after: `disputed ${intentId}` });
    log.warn({ intent: intentId, order }, 'a payment is disputed');
  });
}
