import { recordAudit } from '../audit.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from './actor.ts';
import { orderColumns, type OrderRow } from './order-row.ts';
import { returnStock } from './stock.ts';
import { transitions, type TransitionName } from './transitions.ts';

/** The edges that need to say which PaymentIntent paid. */
type PayingTransition = 'pay' | 'payDuringCancel';

/**
 * Takes an order along one edge, in one conditional statement, with its stock and its audit row in the
 * same transaction. Null when the order was not where the edge starts: somebody else was faster.
 */
export async function transitionOrder(
  tx: Queries,
  edge: Exclude<TransitionName, PayingTransition>,
  order: OrderRow,
  actor: Actor,
): Promise<OrderRow | null>;
export async function transitionOrder(
  tx: Queries,
  edge: PayingTransition,
  order: OrderRow,
  actor: Actor,
  transactionId: string,
): Promise<OrderRow | null>;
export async function transitionOrder(
  tx: Queries,
  edge: TransitionName,
  order: OrderRow,
  actor: Actor,
  transactionId: string | null = null,
): Promise<OrderRow | null> {
  const { from, to, stock } = transitions[edge];
  const stockAfter = { keep: order.stockState, commit: 'committed', return: 'released' }[stock];
  const { rows } = await tx.query<OrderRow>(
    `UPDATE orders SET
       status = $3,
       stock_state = $5,
       reserved_until = CASE WHEN $5 = 'reserved' THEN reserved_until END,
       transaction_id = coalesce($6, transaction_id),
       paid_at = CASE WHEN $6::text IS NULL THEN paid_at ELSE now() END,
       shipped_at = CASE WHEN $3 = 'shipped' THEN now() ELSE shipped_at END,
       updated_at = now()
     WHERE id = $1 AND status = $2 AND stock_state = $4
     RETURNING ${orderColumns}`,
    [order.id, from, to, order.stockState, stockAfter, transactionId],
  );
  const moved = rows[0];
  if (!moved) return null;
  if (stock === 'return' && order.stockState !== 'released') {
    await returnStock(tx, order, to === 'refunded' ? 'refund' : 'release');
  }
  await recordAudit(tx, { ...actor, object: order.id, before: from, after: to });
  return moved;
}
