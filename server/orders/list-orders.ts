import type { OrderSort } from '#contract/orders/order-filters.ts';
import { orderNumberIn } from '#contract/orders/order-number.ts';
import { orderStatuses } from '#contract/orders/order-status.ts';
import type { AdminOrder, AllOrdersQuery, Order, OrdersQuery } from '#contract/orders/orders.ts';
import { listedStates, statesShownAs } from '#contract/orders/transitions.ts';
import { plainCode } from '#contract/plain-code.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import type { Queries } from '../db/connect.ts';
import { countByValue } from '../db/count-by-value.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { isId } from '../core/ids.ts';
import { findOrdersByCode } from './find-by-code.ts';
import { withEnds } from './order-end.ts';
import { orderColumns, toAdminWire, toWire, type OrderRow } from './order-row.ts';
import { withTogether } from './with-together.ts';

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

/**
 * The conditions for the orders of a customer, or of all customers if `userId` is null. Without a status, cancelled and
 * refunded ones are left out unless they are in `alsoEnded`.
 */
function orderConditions(
  userId: string | null,
  filters: Filters,
  alsoEnded: readonly string[] = [],
): Conditions {
  const { status, from, to, customer } = filters;
  const where = new Conditions();
  if (userId !== null) where.add('user_id = ?', userId);
  if (customer !== undefined) {
    where.add('user_id = (SELECT id FROM users WHERE email = ?)', canonicalEmail(customer));
  }
  if (from !== undefined) where.add('created_at >= ?::timestamptz', `${from}T00:00:00Z`);
  if (to !== undefined) where.add(`created_at < ?::timestamptz + interval '24 hours'`, `${to}T00:00:00Z`);
  if (status) return where.add('status = ANY(?)', statesShownAs(status));
  if (alsoEnded.length === 0) return where.add('status = ANY(?)', listedStates);
  return where.add('(status = ANY(?) OR id = ANY(?))', listedStates, alsoEnded);
}

/** Returns a page of the orders of a customer as `findPage` does, without cancelled and refunded ones. */
export async function listOrders(
  db: Queries,
  userId: string,
  query: OrdersQuery,
  unpaidOrderDays: number,
): Promise<RowsPage<Order>> {
  const page = await findPage(db, userId, query);
  const orders = page.rows.map(toWire).filter((order) => order !== null);
  return { ...page, rows: await withTogether(db, await withEnds(db, unpaidOrderDays, orders)) };
}

/** Returns a page of the orders of all customers for an admin, as `findPage` does. */
export async function listAllOrders(db: Queries, query: AllOrdersQuery): Promise<RowsPage<AdminOrder>> {
  const page = await findPage(db, null, query);
  return { ...page, rows: await withTogether(db, page.rows.map(toAdminWire)) };
}

/**
 * Returns a page of orders, newest first unless the query says otherwise. A search finds whole ids and the numbers of orders,
 * parcels and documents besides the words of the row, for admins those of cancelled orders, too, and phones. Throws 400.
 */
async function findPage(
  db: Queries,
  userId: string | null,
  query: AllOrdersQuery,
): Promise<RowsPage<OrderRow>> {
  const search = plainCode(query.search ?? '').trim();
  const isMarked = orderNumberIn(search)?.isMarked === true;
  const { named, byPhone } = isId(search)
    ? { named: [search], byPhone: [] }
    : await findOrdersByCode(db, search, { withPhones: userId === null });
  // An id or a marked number never matches a word of the row. Any other number may, for example a postcode.
  const only = isId(search) || isMarked ? named : null;

  function pageOf(asked: AllOrdersQuery) {
    const where = orderConditions(userId, asked, userId === null ? named : []);
    if (only) where.add('id = ANY(?)', only);
    return listRows<OrderRow>(
      db,
      userId === null && (asked.status ?? 'shipped') === 'shipped' ? shippedSource : ordersSource,
      where,
      only ? { ...asked, search: undefined } : asked,
      only ? [] : [...named, ...byPhone],
    );
  }

  const page = await pageOf(query);
  const counts =
    query.countBy && (await countByValue(query, orderStatuses, (one, status) => pageOf({ ...one, status })));
  return { ...page, ...(counts && { counts }) };
}
