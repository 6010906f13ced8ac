import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { byPart, lockOrders, type OrderRow } from '../orders/order-row.ts';
import { cancelPayments, finishCancellingIn } from './cancel-payments.ts';
import {
  beginDeleting,
  deleteOrder,
  problemAfter,
  refund,
  refundRefused,
  type NextStep,
  type Seen,
} from './delete-order.ts';
import { startPayment, type PaymentDeps } from './payment-context.ts';
import { recordShare, sendShare } from './refund-shares.ts';

/** An order of a bulk job, and the status that the admin saw. */
export interface PlannedDeletion {
  id: string;
  seen: NonNullable<Seen> | null;
}

/** Why orders are not deleted, by their ids. */
type Errors = Map<string, Error>;

/** Deletes the orders of one checkout for the admin who planned it in a bulk job. Returns those that it could not delete. */
export const deleteForAdmin =
  (deps: PaymentDeps) =>
  async (orders: readonly PlannedDeletion[], actor: Actor & { userId: string }): Promise<Errors> => {
    const [first, ...others] = orders;
    if (first && others.length === 0) {
      const errors: Errors = new Map();
      await attempt(errors, first.id, () =>
        deleteOrder(deps, deleterOf(actor), first.id, actor, first.seen ?? undefined),
      );
      return errors;
    }
    const { steps, errors } = await deps.db.transaction((tx) => beginAll(tx, orders, actor));
    const later = await finishTogether(deps, steps, actor);
    return new Map([...errors, ...later]);
  };

const deleterOf = ({ userId }: { userId: string }) => ({ userId, role: 'admin' }) as const;

async function attempt(errors: Errors, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    errors.set(id, error instanceof Error ? error : new Error(String(error)));
  }
}

/** Locks orders, then the payments that paid them. Returns the orders in the order of their parts. */
export async function lockWithPayments(tx: Queries, ids: readonly string[]): Promise<OrderRow[]> {
  const orders = await lockOrders(tx, ids);
  const paidBy = orders.flatMap(({ transactionId }) => transactionId ?? []);
  for (const table of paidBy.length === 0 ? [] : ['payments', 'checkout_payments']) {
    await tx.query(`SELECT FROM ${table} WHERE provider_id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [
      paidBy,
    ]);
  }
  return orders.toSorted(byPart);
}

/** What is left to do for each order. */
type Steps = ReadonlyMap<string, NextStep>;

async function beginAll(
  tx: Queries,
  planned: readonly PlannedDeletion[],
  actor: Actor & { userId: string },
): Promise<{ steps: Steps; errors: Errors }> {
  const seen = new Map(planned.map((order) => [order.id, order.seen ?? undefined]));
  const steps = new Map<string, NextStep>();
  const errors: Errors = new Map();
  for (const { id } of await lockWithPayments(tx, [...seen.keys()])) {
    try {
      steps.set(id, await beginDeleting(tx, deleterOf(actor), id, actor, seen.get(id)));
    } catch (error) {
      // Of the order. Any other one rolls back the transaction.
      if (!(error instanceof Problem)) throw error;
      errors.set(id, error);
    }
  }
  return { steps, errors };
}

/**
 * Asks the provider about each order, and then finishes all that succeeded in one transaction, so that they are in one mail. What
 * is left after a crash is completed by the reconciler, order by order. Returns why an order is not finished.
 */
export async function finishTogether(deps: PaymentDeps, steps: Steps, actor: Actor): Promise<Errors> {
  const errors: Errors = new Map();
  /** With the PaymentIntent whose share was refunded. Null: to be cancelled. */
  const asked = new Map<string, string | null>();
  for (const [id, next] of steps) {
    if (next.step === 'done') continue;
    await attempt(errors, id, async () => {
      const context = startPayment(deps, actor);
      if (next.step === 'cancelling') {
        await cancelPayments(context, id);
        asked.set(id, null);
      } else if (next.isShare) {
        const sent = await sendShare(context, { providerId: next.providerId, orderId: id });
        if (sent === 'sent') asked.set(id, next.providerId);
        else if (sent !== 'done') throw refundRefused();
      } else await refund(context, next.providerId);
    });
  }
  if (asked.size === 0) return errors;
  const problems = await deps.db.transaction(async (tx) => {
    const found: [string, Problem][] = [];
    for (const order of await lockWithPayments(tx, [...asked.keys()])) {
      const providerId = asked.get(order.id) ?? null;
      if (providerId !== null) await recordShare(tx, order, providerId, actor);
      else {
        const problem = problemAfter(await finishCancellingIn(tx, order, actor));
        if (problem !== null) found.push([order.id, problem]);
      }
    }
    return found;
  });
  return new Map([...errors, ...problems]);
}
