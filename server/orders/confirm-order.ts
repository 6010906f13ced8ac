import type { ConfirmedTogether, ConfirmTogether } from '#contract/orders/checkouts.ts';
import { changedOrders } from '#contract/orders/order-status.ts';
import type { ConfirmedOrder } from '#contract/orders/orders.ts';
import type { ShipmentChange } from '#contract/orders/shipment.ts';
import { statusOf } from '#contract/orders/transitions.ts';
import type { Database, Queries } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';
import type { Actor } from '../core/actor.ts';
import { writeShipment } from './change-shipment.ts';
import { transitionOrder } from './transition-order.ts';
import { lockOrder, lockOrders, type OrderRow } from './order-row.ts';

/** Ships a paid order. `modifiedCount` is 0 when the order is not paid or already shipped. Throws 404. */
export const confirmOrder = (
  db: Database,
  id: string,
  shipment: ShipmentChange,
  actor: Actor,
): Promise<ConfirmedOrder> => db.transaction((tx) => confirmOrderIn(tx, id, shipment, actor));

/** The same in a transaction of the caller. */
export async function confirmOrderIn(
  tx: Queries,
  id: string,
  shipment: ShipmentChange,
  actor: Actor,
): Promise<ConfirmedOrder> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Problem('NOT_FOUND');
  return { matchedCount: 1, modifiedCount: (await ship(tx, order, shipment, actor)) ? 1 : 0 };
}

/** Ships those of the orders that are paid, in one transaction, so that one mail tells of those of a checkout. Returns their ids. */
export const confirmOrders = (
  db: Database,
  ids: readonly string[],
  shipment: ShipmentChange,
  actor: Actor,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const shipped: string[] = [];
    for (const order of await lockOrders(tx, ids)) {
      if (await ship(tx, order, shipment, actor)) shipped.push(order.id);
    }
    return shipped;
  });

/** Ships orders of a checkout in one parcel. Throws 404, and `LIST_CHANGED` unless each of them is paid and not shipped. */
export const confirmTogether = (
  db: Database,
  checkoutId: string,
  { orders: ids, ...shipment }: ConfirmTogether,
  actor: Actor,
): Promise<ConfirmedTogether> =>
  db.transaction(async (tx) => {
    const found = (await lockOrders(tx, ids)).filter((order) => order.checkoutId === checkoutId);
    if (found.length === 0) throw new Problem('NOT_FOUND');
    const seen = found.map(({ id, status }) => ({ _id: id, status: statusOf(status) }));
    const changed = changedOrders(seen, []);
    if (changed.length > 0) throw new Problem('LIST_CHANGED', { extra: { orders: changed } });
    if (found.length < new Set(ids).size) throw new Problem('LIST_CHANGED');
    for (const order of found) {
      if (!(await ship(tx, order, shipment, actor)))
        throw new Error(`Order ${order.id} changed while it was locked`);
    }
    return { modifiedCount: found.length };
  });

/** Returns false for an order that is not paid or already shipped. The caller has locked it. */
async function ship(tx: Queries, order: OrderRow, shipment: ShipmentChange, actor: Actor): Promise<boolean> {
  // Before the transition, which returns the order as it is shipped.
  if (order.status === 'paid') await writeShipment(tx, order, shipment);
  return (await transitionOrder(tx, 'confirm', order, actor)) !== null;
}
