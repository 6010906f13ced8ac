import { job } from '../core/actor.ts';
import type { Queries } from '../db/connect.ts';
import { endOf } from '../core/end-of-order.ts';
import { groupBy } from '#contract/group-by.ts';
import { beginCancelling, type NextStep } from './delete-order.ts';
import { finishTogether, lockWithPayments } from './delete-together.ts';
import type { PaymentDeps } from './payment-context.ts';
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
  const { rows } = await deps.db.query<{ id: string; checkoutId: string | null }>(
    `SELECT id, checkout_id AS "checkoutId" FROM orders WHERE ${isOver} ORDER BY created_at LIMIT ${batch}`,
    [days],
  );
  const together = [...groupBy(rows, ({ id, checkoutId }) => checkoutId ?? id).values()];
  await each(deps, together, (orders) =>
    endOrders(
      deps,
      orders.map(({ id }) => id),
      days,
    ),
  );
}

/** Ends orders of one checkout, or one that was placed alone. */
async function endOrders(deps: PaymentDeps, ids: readonly string[], days: number): Promise<void> {
  const actor = job('end unpaid orders');
  const steps = await deps.db.transaction(async (tx) => {
    const begun = new Map<string, NextStep>();
    for (const order of await lockWithPayments(tx, ids)) {
      if (await markOver(tx, order.id, days)) begun.set(order.id, await beginCancelling(tx, order, actor));
    }
    return begun;
  });
  const [error] = (await finishTogether(deps, steps, actor)).values();
  if (error !== undefined) throw error;
}

/** Returns false if the order is not over any more, now that it is locked. */
async function markOver(tx: Queries, id: string, days: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE orders SET cancel_reason = 'notPaid' WHERE id = $2 AND ${isOver}`,
    [days, id],
  );
  return rowCount === 1;
}
