import { toDollars } from '#contract/money.ts';
import type { AdminOrder, Order, RepeatedOrder } from '#contract/orders/orders.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import { shipmentOf } from '#contract/orders/shipment.ts';
import { shownAs, statusOf, type OrderState } from '#contract/orders/transitions.ts';
import type { Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';

export const orderColumns = `id, user_id AS "userId", part_id AS "partId", name, email, phone, address,
  product_name AS "productName", image, unit_price_cents AS "unitPriceCents", quantity, total_cents AS "totalCents",
  status, stock_state AS "stockState", transaction_id AS "transactionId", reserved_until AS "reservedUntil",
  created_at AS "createdAt", paid_at AS "paidAt", shipped_at AS "shippedAt", updated_at AS "updatedAt", vehicle, fit, fit_answers AS answers, number,
  (SELECT part_number FROM parts WHERE parts.id = part_id) AS "partNumber", carrier, tracking_number AS "trackingNumber", tracking_url AS "trackingUrl",
  checkout_id AS "checkoutId", checkout_payment_id AS "checkoutPaymentId"`;

type Kept = Pick<Order, 'name' | 'email' | 'phone' | 'address' | 'productName' | 'image' | 'transactionId'> &
  Required<Pick<Order, 'partNumber' | 'vehicle' | 'fit' | 'answers'>> &
  Shipment;

export interface OrderRow extends Kept {
  id: string;
  number: string;
  userId: string;
  partId: string;
  /** Null: placed alone. */
  checkoutId: string | null;
  /** The payment of several orders that paid it. */
  checkoutPaymentId: string | null;
  unitPriceCents: number;
  quantity: number;
  totalCents: number;
  status: OrderState;
  stockState: 'reserved' | 'released' | 'committed';
  reservedUntil: Date | null;
  createdAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  updatedAt: Date;
}

/** Converts a row to the contract's shape. Returns null for an order that is never shown. */
export function toWire(row: OrderRow): Order | null {
  const status = shownAs(row.status);
  return status && { ...factsOf(row), status };
}

/** Converts any row for an admin. */
export const toAdminWire = (row: OrderRow): AdminOrder => ({
  ...factsOf(row),
  status: statusOf(row.status),
  endedAt: row.status === 'cancelled' || row.status === 'refunded' ? row.updatedAt.toISOString() : null,
});

const unpaidStates: ReadonlySet<OrderState> = new Set(['unpaid', 'cancelling', 'cancelled']);

export function factsOf(row: OrderRow): RepeatedOrder {
  return {
    _id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    partId: row.partId,
    partNumber: row.partNumber,
    productName: row.productName,
    productQuantity: row.quantity,
    unitPrice: toDollars(row.unitPriceCents),
    totalPrice: toDollars(row.totalCents),
    image: row.image,
    paid: !unpaidStates.has(row.status),
    transactionId: row.transactionId,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    vehicle: row.vehicle,
    fit: row.fit,
    answers: row.answers,
    shipment: shipmentOf(row),
    checkout: row.checkoutId,
  };
}

/** Returns null if the id is malformed or unknown. */
export async function findOrder(db: Queries, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<OrderRow>(`SELECT ${orderColumns} FROM orders WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Parts are locked in the order of their ids. */
export const byPart = (one: Pick<OrderRow, 'partId'>, other: Pick<OrderRow, 'partId'>): number =>
  one.partId < other.partId ? -1 : Number(one.partId > other.partId);

/** Locks orders in the order of their ids, in which they are returned. */
export async function lockOrders(tx: Queries, ids: readonly string[]): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const order = await lockOrder(tx, id);
    if (order) orders.push(order);
  }
  return orders;
}

/**
 * Locks the order's row until the transaction ends. To avoid deadlocks, rows are locked in this order everywhere: user, address,
 * orders by id, payment, parts by id, and the counter of invoices, which a trigger locks when the transaction ends.
 */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const { rows } = await tx.query<OrderRow>(
    `SELECT ${orderColumns} FROM orders WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}
