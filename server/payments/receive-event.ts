import { recordAudit } from '../audit.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../orders/actor.ts';
import { Problem } from '../problem.ts';
import type { ShopDeps } from './deps.ts';
import type { Deadline, Intent, ProviderEvent } from './provider.ts';
import { noteRefunded, refundSoon } from './refund-jobs.ts';
import { settle } from './settle.ts';

const handled = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
]);

/**
 * One event of the provider. It only says which PaymentIntent to look at: events come late, twice and
 * out of order, so what counts is what the provider answers now. Throws 400 for what the provider did
 * not sign, and 503 when it cannot be asked, so that it sends the event again.
 */
export async function receiveEvent(
  deps: ShopDeps,
  { rawBody, signature }: { rawBody: string; signature: string },
  actor: Actor,
  deadline: Deadline,
): Promise<void> {
  const { db, provider } = deps;
  const event = provider.readEvent(rawBody, signature);
  if (!event) throw new Problem('INVALID', { message: 'The signature does not fit' });
  if (event.isLive !== provider.isLive)
    throw new Problem('INVALID', { message: 'An event of the other mode' });
  deps.metrics.webhookEvent(handled.has(event.type) ? event.type : 'other');
  if (!handled.has(event.type) || event.intentId === null || (await isKnown(db, event))) return;
  const intent = await provider.findIntent(event.intentId, deadline);
  if (!intent) return;
  const once = (tx: Queries) => isFirst(tx, event);

  switch (event.type) {
    case 'charge.dispute.created':
      return noteDispute(deps, intent, once, actor);
    case 'charge.refunded':
      if (await provider.isRefunded(intent, deadline)) await noteRefunded(db, intent.id, actor, once);
      return;
    default: {
      await settle(db, intent, {
        actor,
        reservationTtlMinutes: deps.config.reservationTtlMinutes,
        isLive: provider.isLive,
        alongside: once,
      });
      if (intent.status === 'succeeded') await refundSoon(deps, intent.id, actor, deadline);
    }
  }
}

/** A look before the provider is asked; what decides is `isFirst`, in the transaction that does the work. */
async function isKnown(db: Queries, { id }: ProviderEvent): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM stripe_events WHERE id = $1', [id]);
  return rowCount === 1;
}

async function isFirst(tx: Queries, { id, type }: ProviderEvent): Promise<boolean> {
  const { rowCount } = await tx.query(
    'INSERT INTO stripe_events (id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [id, type],
  );
  return rowCount === 1;
}

/** A dispute is for people to answer: the shop only makes sure that they can find it. */
async function noteDispute(
  { db, log }: ShopDeps,
  intent: Intent,
  once: (tx: Queries) => Promise<boolean>,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await once(tx))) return;
    await recordAudit(tx, { ...actor, object: intent.orderId ?? intent.id, after: `disputed ${intent.id}` });
    log.warn({ intent: intent.id, order: intent.orderId }, 'a payment is disputed');
  });
}
