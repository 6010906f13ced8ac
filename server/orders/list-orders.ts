import type { Order, OrderSort, OrdersQuery } from '#contract/orders.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { isId } from '../http/ids.ts';
import { listedStates, orderColumns, statesShownAs, toWire, type OrderRow } from './order-row.ts';

const sorts = {
  createdAt: { expression: 'created_at', type: 'moment' },
  productName: { expression: 'lower(product_name)', type: 'text' },
  productQuantity: { expression: 'quantity', type: 'number' },
  totalPrice: { expression: 'total_cents', type: 'number' },
} as const satisfies Record<OrderSort, ListSource['sorts'][string]>;

export const ordersSource: ListSource = {
  table: 'orders',
  columns: orderColumns,
  sorts,
  usual: '-createdAt',
};

/** Which orders a query asks for: one customer's, or with null everybody's. Cancelled ones never. */
export function ordersWanted(userId: string | null, { status }: Pick<OrdersQuery, 'status'>): Conditions {
  const where = new Conditions();
  if (userId !== null) where.add('user_id = ?', userId);
  // Nearly every order is shipped, or on its way there.
  where.areNarrow = userId !== null || (status !== undefined && status !== 'shipped');
  return where.add('status = ANY(?)', status ? statesShownAs(status) : listedStates);
}

/** A page of orders, newest first unless the query says otherwise. Throws 400. */
export async function listOrders(
  db: Pick<Queries, 'query'>,
  userId: string | null,
  query: OrdersQuery,
): Promise<RowsPage<Order>> {
  const where = ordersWanted(userId, query);
  const search = query.search?.trim() ?? '';
  // An id is no text of the row's.
  const rest = isId(search) ? { ...query, search: undefined } : query;
  if (isId(search)) where.add('id = ?', search);
  const page = await listRows<OrderRow>(db, ordersSource, where, rest);
  return { ...page, rows: page.rows.map(toWire).filter((order) => order !== null) };
}
