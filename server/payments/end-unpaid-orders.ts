import { job } from '../core/actor.ts';
import type { Queries } from '../db/connect.ts';
import { lockOrder } from '../orders/order-row.ts';
import { beginCancelling, cancel } from './delete-order.ts';
import { startPayment, type PaymentDeps } from './payment-context.ts';
import { each } from './reconcile.ts';

/** Orders of one run. */
const batch = 100;

/**
 * The SQL condition for an order to end: an account that never paid placed it, and tried to pay it, more than $1 days ago. A
 * payment that is processing may still succeed.
 */
const isOver = `status = 'unpaid' AND created_at < now() - make_interval(days => $1)
  AND (kept_until IS NULL OR kept_until < now()) AND NOT (stock_state = 'reserved' AND reserved_until > now())
  AND NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id
                     AND (updated_at > now() - make_interval(days => $1) OR status = 'processing'))
  AND NOT EXISTS (SELECT FROM orders AS paid WHERE paid.user_id = orders.user_id AND paid.paid_at IS NOT NULL)`;

/**
 * Cancels orders that were not paid for `unpaidOrderDays`, as a customer does. The reconciler finishes those whose outcome at the
 * provider is unknown. Safe to run on several nodes at once.
 */
export async function endUnpaidOrders(deps: PaymentDeps): Promise<void> {
  const { unpaidOrderDays: days } = deps.config;
  if (days === 0) return;
  const { rows } = await deps.db.query<{ id: string }>(
    `SELECT id FROM orders WHERE ${isOver} ORDER BY created_at LIMIT ${batch}`,
    [days],
  );
  await each(deps, rows, ({ id }) => endOrder(deps, id, days));
}

async function endOrder(deps: PaymentDeps, id: string, days: number): Promise<void> {
  const actor = job('end unpaid orders');
  const context = startPayment(deps, actor);
  const next = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || !(await markOver(tx, id, days))) return null;
    return beginCancelling(tx, order, actor);
  });
  if (next?.step === 'cancelling') await cancel(context, id);
}

/** Returns false if the order is not over any more, now that it is locked. */
async function markOver(tx: Queries, id: string, days: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE orders SET cancel_reason = 'notPaid' WHERE id = $2 AND ${isOver}`,
    [days, id],
  );
  return rowCount === 1;
}
