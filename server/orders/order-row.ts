import { toDollars } from '#contract/money.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import type { Queries } from '../db/connect.ts';
import { selectColumns, type RowOf } from '../db/select-columns.ts';
import { orders, type OrderState } from '../db/schema.ts';
import { isId } from '../core/ids.ts';

const columns = [
  ...(['id', 'userId', 'partId', 'name', 'email', 'phone', 'address', 'productName', 'image'] as const),
  ...(['unitPriceCents', 'quantity', 'totalCents', 'status', 'stockState', 'transactionId'] as const),
  ...(['reservedUntil', 'createdAt', 'paidAt', 'shippedAt'] as const),
] as const;

export type OrderRow = RowOf<typeof orders, typeof columns>;
export const orderColumns = selectColumns(orders, columns);

/**
 * The API's status for each state, or null if the order is never shown. An order that is being cancelled is shown as
 * unpaid, because the provider may still report that it was paid.
 */
export const shownAs: Record<OrderState, OrderStatus | null> = {
  unpaid: 'unpaid',
  cancelling: 'unpaid',
  paid: 'pending',
  shipped: 'shipped',
  cancelled: null,
  refunding: null,
  refunded: null,
};

export const statesShownAs = (status: OrderStatus): OrderState[] =>
  orderStatesWhere((shown) => shown === status);

export const listedStates: readonly OrderState[] = orderStatesWhere((shown) => shown !== null);

function orderStatesWhere(test: (shown: OrderStatus | null) => boolean): OrderState[] {
  const states: OrderState[] = [];
  for (const [state, shown] of Object.entries(shownAs)) {
    if (test(shown) && isOrderState(state)) states.push(state);
  }
  return states;
}

function isOrderState(text: string): text is OrderState {
  return text in shownAs;
}

/** Converts a row to the contract's shape. Returns null for an order that is never shown. */
export function toWire(row: OrderRow): Order | null {
  const status = shownAs[row.status];
  if (status === null) return null;
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    partId: row.partId,
    productName: row.productName,
    productQuantity: row.quantity,
    unitPrice: toDollars(row.unitPriceCents),
    totalPrice: toDollars(row.totalCents),
    image: row.image,
    paid: status !== 'unpaid',
    transactionId: row.transactionId,
    status,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
  };
}

/** Returns null if the id is malformed or unknown. */
export async function findOrder(db: Queries, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<OrderRow>(`SELECT ${orderColumns} FROM orders WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/**
 * Locks the order's row until the transaction ends. To avoid deadlocks, rows are locked in this order everywhere:
 * user, order, payment, part.
 */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const { rows } = await tx.query<OrderRow>(
    `SELECT ${orderColumns} FROM orders WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}
