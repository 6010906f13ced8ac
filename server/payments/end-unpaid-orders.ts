import { job } from '../core/actor.ts';
import type { Queries } from '../db/connect.ts';
import { endOf } from '../core/end-of-order.ts';
import { lockOrder } from '../orders/order-row.ts';
import { beginCancelling, cancel } from './delete-order.ts';
import { startPayment, type PaymentDeps } from './payment-context.ts';
import { each } from './reconcile.ts';

/** Orders of one run. */
const batch = 100;

/** The SQL condition for an order to end. Its first part limits the orders that the second one looks at. */
const isOver = `status = 'unpaid' AND created_at < now() - make_interval(days => $1) AND ${endOf('$1')} < now()`;

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
