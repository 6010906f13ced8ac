import type { ConfirmedOrder } from '#contract/orders/orders.ts';
import type { ShipmentChange } from '#contract/orders/shipment.ts';
import type { Database, Queries } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';
import type { Actor } from '../core/actor.ts';
import { writeShipment } from './change-shipment.ts';
import { transitionOrder } from './transition-order.ts';
import { lockOrder } from './order-row.ts';

/** Ships a paid order. `modifiedCount` is 0 when the order is not paid or already shipped. Throws 404. */
export const confirmOrder = (
  db: Database,
  id: string,
  shipment: ShipmentChange,
  actor: Actor,
): Promise<ConfirmedOrder> => db.transaction((tx) => confirmOrderIn(tx, id, shipment, actor));

/** Ships those of the orders that are paid, in one transaction, so that one mail tells of those of a checkout. Returns their ids. */
export const confirmOrders = (
  db: Database,
  ids: readonly string[],
  shipment: ShipmentChange,
  actor: Actor,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const shipped: string[] = [];
    // Orders are locked in the order of their ids.
    for (const id of ids.toSorted()) {
      if ((await confirmOrderIn(tx, id, shipment, actor)).modifiedCount === 1) shipped.push(id);
    }
    return shipped;
  });

/** The same for one in a transaction of the caller. */
export async function confirmOrderIn(
  tx: Queries,
  id: string,
  shipment: ShipmentChange,
  actor: Actor,
): Promise<ConfirmedOrder> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Problem('NOT_FOUND');
  // Before the transition, which returns the order as it is shipped.
  if (order.status === 'paid') await writeShipment(tx, order, shipment);
  const shipped = await transitionOrder(tx, 'confirm', order, actor);
  return { matchedCount: 1, modifiedCount: shipped ? 1 : 0 };
}
