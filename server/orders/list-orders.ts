import type { OrderSort } from '#contract/list-choices.ts';
import { orderNumberIn } from '#contract/order-number.ts';
import { orderStatuses } from '#contract/order-status.ts';
import type { AdminOrder, AllOrdersQuery, Order, OrdersQuery } from '#contract/orders.ts';
import { canonicalEmail } from '../core/canonical-email.ts';
import type { Queries } from '../db/connect.ts';
import { countByValue } from '../db/count-by-value.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { isId } from '../core/ids.ts';
import {
  listedStates,
  orderColumns,
  statesShownAs,
  toAdminWire,
  toWire,
  type OrderRow,
} from './order-row.ts';

const sorts = {
  createdAt: { expression: 'created_at', type: 'timestamp' },
  productName: { expression: 'sort_product', type: 'text' },
  productQuantity: { expression: 'quantity', type: 'number' },
  totalPrice: { expression: 'total_cents', type: 'number' },
} as const satisfies Record<OrderSort, ListSource['sorts'][string]>;

const ordersSource: ListSource = {
  table: 'orders',
  columns: orderColumns,
  sorts,
  defaultSort: '-createdAt',
};

/** Of all customers. Few orders are open, and those have indexes of words of their own. */
const shippedSource: ListSource = { ...ordersSource, slice: `right(id::text, 1) IN ('0', '1')` };

type Filters = Pick<AllOrdersQuery, 'status' | 'from' | 'to' | 'customer'>;

/** The conditions for the orders of a customer, or of all customers if `userId` is null. Without a status, cancelled ones are left out. */
export function orderConditions(userId: string | null, { status, from, to, customer }: Filters): Conditions {
  const where = new Conditions();
  if (userId !== null) where.add('user_id = ?', userId);
  if (customer !== undefined) {
    where.add('user_id = (SELECT id FROM users WHERE email = ?)', canonicalEmail(customer));
  }
  if (from !== undefined) where.add('created_at >= ?::timestamptz', `${from}T00:00:00Z`);
  if (to !== undefined) where.add(`created_at < ?::timestamptz + interval '24 hours'`, `${to}T00:00:00Z`);
  return where.add('status = ANY(?)', status ? statesShownAs(status) : listedStates);
}

/** Returns a page of the orders of a customer as `findPage` does, without cancelled and refunded ones. */
export async function listOrders(db: Queries, userId: string, query: OrdersQuery): Promise<RowsPage<Order>> {
  const page = await findPage(db, userId, query);
  return { ...page, rows: page.rows.map(toWire).filter((order) => order !== null) };
}

/** Returns a page of the orders of all customers for an admin, as `findPage` does. */
export async function listAllOrders(db: Queries, query: AllOrdersQuery): Promise<RowsPage<AdminOrder>> {
  const page = await findPage(db, null, query);
  return { ...page, rows: page.rows.map(toAdminWire) };
}

/**
 * Returns a page of orders, newest first unless the query says otherwise. A search finds order numbers and whole ids
 * besides the words of the row. Throws 400.
 */
async function findPage(
  db: Queries,
  userId: string | null,
  query: AllOrdersQuery,
): Promise<RowsPage<OrderRow>> {
  const where = orderConditions(userId, query);
  const search = query.search?.trim() ?? '';
  const searched = orderNumberIn(search);
  const numbered =
    searched === null ? [] : await idsByNumber(db, orderConditions(userId, query), searched.number);
  // An id or a marked number never matches a word of the row. Any other number may, for example a postcode.
  const isNoWord = isId(search) || searched?.isMarked === true;
  if (isId(search)) where.add('id = ?', search);
  if (searched?.isMarked) where.add('id = ANY(?)', numbered);
  const page = await listRows<OrderRow>(
    db,
    userId === null && (query.status ?? 'shipped') === 'shipped' ? shippedSource : ordersSource,
    where,
    isNoWord ? { ...query, search: undefined } : query,
    isNoWord ? [] : numbered,
  );
  const counts =
    query.countBy &&
    (await countByValue(query, orderStatuses, (one, status) => findPage(db, userId, { ...one, status })));
  return { ...page, ...(counts && { counts }) };
}

/** Returns the id of the order with this number, if it is listed. */
async function idsByNumber(db: Queries, listed: Conditions, number: string): Promise<string[]> {
  const numbered = listed.add('number = ?', number);
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM orders WHERE ${numbered}`, numbered.values);
  return rows.map(({ id }) => id);
}
