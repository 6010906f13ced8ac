import type { PackingSlip } from '#contract/orders/invoices.ts';
import type { Queries } from '../../db/connect.ts';
import { orderColumns, toWire, type OrderRow } from '../order-row.ts';

/** Returns the packing slips of the paid orders with these numbers, by part number. */
export async function listSlips(db: Queries, numbers: readonly string[]): Promise<PackingSlip[]> {
  const { rows } = await db.query<OrderRow>(
    `SELECT * FROM (
       SELECT ${orderColumns} FROM orders WHERE orders.number = ANY($1) AND status IN ('paid', 'shipped')
     ) AS ordered ORDER BY "partNumber" NULLS LAST, "productName", number`,
    [numbers],
  );
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    checkout: row.checkoutId,
    name: row.name,
    address: row.address,
    partNumber: row.partNumber,
    productName: row.productName,
    productQuantity: row.quantity,
    createdAt: row.createdAt.toISOString(),
    vehicle: row.vehicle,
    fit: row.fit,
    answers: row.answers,
    shipment: toWire(row)?.shipment ?? null,
  }));
}
