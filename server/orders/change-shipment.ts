import type { ConfirmedOrder } from '#contract/orders/orders.ts';
import type { Shipment, ShipmentChange } from '#contract/orders/shipment.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { recordShipmentMail } from '../mails/record-mail.ts';
import { lockOrder, orderColumns, type OrderRow } from './order-row.ts';

/** Writes carrier and tracking of a locked order. Returns the changed row, or null if it is the same as before. */
export async function writeShipment(
  tx: Queries,
  order: Shipment & { id: string },
  { carrier, trackingNumber, trackingUrl }: ShipmentChange,
): Promise<OrderRow | null> {
  const { rows } = await tx.query<OrderRow>(
    `UPDATE orders SET carrier = nullif($2, ''), tracking_number = nullif($3, ''), tracking_url = nullif($4, ''),
       updated_at = now()
     WHERE id = $1 AND (carrier, tracking_number, tracking_url)
       IS DISTINCT FROM (nullif($2, ''), nullif($3, ''), nullif($4, ''))
     RETURNING ${orderColumns}`,
    [order.id, carrier, trackingNumber, trackingUrl],
  );
  return rows[0] ?? null;
}

/** Changes carrier and tracking of a shipped order. `modifiedCount` is 0 when nothing was changed. Throws 404. */
export const changeShipment = (
  db: Database,
  id: string,
  shipment: ShipmentChange,
  actor: Actor,
): Promise<ConfirmedOrder> => db.transaction((tx) => changeShipmentIn(tx, id, shipment, actor));

/** The same in a transaction of the caller. */
export async function changeShipmentIn(
  tx: Queries,
  id: string,
  shipment: ShipmentChange,
  actor: Actor,
): Promise<ConfirmedOrder> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Problem('NOT_FOUND');
  const changed = order.status === 'shipped' ? await writeShipment(tx, order, shipment) : null;
  if (changed === null) return { matchedCount: 1, modifiedCount: 0 };
  // The audit log is never erased, so it does not say which number it was.
  await recordAudit(tx, { ...actor, object: id, after: 'tracking changed' });
  await recordShipmentMail(tx, changed);
  return { matchedCount: 1, modifiedCount: 1 };
}
