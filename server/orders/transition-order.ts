import type { MailKind } from '#contract/orders/mails.ts';
import { transitions, type TransitionName } from '#contract/orders/transitions.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { sendsMails } from '../mails/record-mail.ts';
import { orderColumns, type OrderRow } from './order-row.ts';
import { returnStock } from './stock.ts';

/** The transitions that record which PaymentIntent paid. */
type PayingTransition = 'pay' | 'payDuringCancel';

/** The mails that tell a customer of a transition. */
const mails: Partial<Record<TransitionName, MailKind>> = {
  pay: 'paid',
  payDuringCancel: 'paid',
  confirm: 'shipped',
  cancel: 'cancelled',
  refund: 'refunded',
};

/** Nobody confirmed an address that is not verified, so it gets no mail about what a job did. */
const isTold = `($7 <> 'cancelled' OR cancel_reason IS NULL
  OR EXISTS (SELECT FROM users WHERE users.id = user_id AND users.email = changed.email AND email_verified))`;

/**
 * Changes an order's state in one conditional statement, with its stock, mail and audit entry in the same transaction.
 * Returns null if another request changed the order first.
 */
export async function transitionOrder<Name extends TransitionName>(
  tx: Queries,
  name: Name,
  order: OrderRow,
  actor: Actor,
  ...paidBy: Name extends PayingTransition ? [transactionId: string, checkoutPaymentId?: string] : []
): Promise<OrderRow | null> {
  const [transactionId = null, checkoutPaymentId = null]: readonly (string | null | undefined)[] = paidBy;
  const { from, to, stock } = transitions[name];
  const stockAfter = { keep: order.stockState, commit: 'committed', return: 'released' }[stock];
  const { rows } = await tx.query<OrderRow>(
    {
      isPrepared: true,
      text: `WITH changed AS (
       UPDATE orders SET
         status = $3,
         stock_state = $5,
         reserved_until = CASE WHEN $5 = 'reserved' THEN reserved_until END,
         transaction_id = coalesce($6, transaction_id),
         checkout_payment_id = coalesce($8, checkout_payment_id),
         paid_at = CASE WHEN $6::text IS NULL THEN paid_at ELSE now() END,
         shipped_at = CASE WHEN $3 = 'shipped' THEN now() ELSE shipped_at END,
         updated_at = now()
       WHERE id = $1 AND status = $2 AND stock_state = $4
       RETURNING *
     ), mailed AS (
       INSERT INTO mails (kind, order_id, checkout_id, user_id, to_address)
       SELECT $7, id, checkout_id, user_id, email FROM changed WHERE $7::text IS NOT NULL AND ${sendsMails} AND ${isTold}
       ON CONFLICT DO NOTHING
     )
     SELECT ${orderColumns} FROM changed`,
    },
    [
      ...[order.id, from, to, order.stockState, stockAfter, transactionId, mails[name] ?? null],
      checkoutPaymentId,
    ],
  );
  const changed = rows[0];
  if (!changed) return null;
  if (stock === 'return' && order.stockState !== 'released') {
    await returnStock(tx, order, to === 'refunded' ? 'refund' : 'release');
  }
  await recordAudit(tx, { ...actor, object: order.id, before: from, after: to });
  return changed;
}
