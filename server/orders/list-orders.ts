import { limits } from '#contract/limits.ts';
import { orderSorts, type Order, type OrdersQuery, type OrderSort } from '#contract/orders.ts';
import type { Queries } from '../db/connect.ts';
import { isId } from '../http/ids.ts';
import { Problem } from '../problem.ts';
import { listedStates, orderColumns, statesShownAs, toWire, type OrderRow } from './order-row.ts';

export interface OrdersPage {
  orders: Order[];
  /** Query of the page after this one; null on the last. */
  next: OrdersQuery | null;
  /** How many there are in all, and whether it was only counted to 1,000. */
  total: number;
  isTotalCapped: boolean;
}

/** What each sort compares, and as what it travels in a cursor. */
const sorts: Record<OrderSort, { expression: string; type: 'bigint' | 'text' }> = {
  // Microseconds: a Date would round two orders of one millisecond together.
  createdAt: { expression: '(extract(epoch FROM created_at) * 1000000)::bigint', type: 'bigint' },
  productName: { expression: 'lower(product_name)', type: 'text' },
  productQuantity: { expression: 'quantity::bigint', type: 'bigint' },
  totalPrice: { expression: 'total_cents', type: 'bigint' },
};

/** A customer's orders as they see them, newest first unless the query says otherwise. Throws 400. */
export async function listOrders(db: Queries, userId: string, query: OrdersQuery): Promise<OrdersPage> {
  const limit =
    query.limit ??
    (query.page === undefined && query.cursor === undefined ? limits.listRows : limits.pageRows);
  const offset = offsetOf(query, limit);
  const { expression, type, isDescending } = sortOf(query);
  const values: unknown[] = [userId, query.status ? statesShownAs(query.status) : listedStates];
  const conditions = ['user_id = $1', 'status = ANY($2)'];
  if (query.search !== undefined && query.search !== '') {
    values.push(`%${query.search.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(product_name ILIKE $3 OR address ILIKE $3 OR transaction_id ILIKE $3)`);
  }
  const counted = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM (
       SELECT FROM orders WHERE ${conditions.join(' AND ')} LIMIT ${limits.listRows + 1}
     ) AS counted`,
    values,
  );
  if (query.cursor !== undefined) {
    const { value, id } = readCursor(query.cursor, query.sort);
    values.push(value, id);
    const [valueAt, idAt] = [values.length - 1, values.length];
    conditions.push(`(${expression}, id) ${isDescending ? '<' : '>'} ($${valueAt}::${type}, $${idAt}::uuid)`);
  }
  const direction = isDescending ? 'DESC' : 'ASC';
  const { rows } = await db.query<OrderRow & { sortedBy: string }>(
    `SELECT ${orderColumns}, (${expression})::text AS "sortedBy" FROM orders WHERE ${conditions.join(' AND ')}
     ORDER BY ${expression} ${direction}, id ${direction} LIMIT ${limit + 1} OFFSET ${offset}`,
    values,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const total = counted.rows[0]?.total ?? 0;
  return {
    orders: shown.map(toWire).filter((order) => order !== null),
    next: rows.length > limit && last ? nextQuery(query, limit, last) : null,
    total: Math.min(total, limits.listRows),
    isTotalCapped: total > limits.listRows,
  };
}

function offsetOf({ page, cursor }: OrdersQuery, limit: number): number {
  if (page === undefined) return 0;
  if (cursor !== undefined) throw new Problem('INVALID', { message: 'Send page or cursor, not both' });
  if (page * limit > limits.listRows) {
    throw new Problem('INVALID', {
      message: `page reaches as far as row ${limits.listRows}; cursor goes on`,
    });
  }
  return (page - 1) * limit;
}

function sortOf({ sort = '-createdAt' }: OrdersQuery) {
  const isDescending = sort.startsWith('-');
  const name = orderSorts.find((known) => known === sort.replace('-', '')) ?? 'createdAt';
  return { ...sorts[name], isDescending };
}

/** By cursor, which reaches any depth; a page that was asked for by number goes on by number while it can. */
function nextQuery(query: OrdersQuery, limit: number, last: { id: string; sortedBy: string }): OrdersQuery {
  const { page, ...rest } = query;
  const pageLimit = Math.min(limit, limits.pageRows);
  if (page !== undefined && (page + 1) * limit <= limits.listRows)
    return { ...rest, limit: pageLimit, page: page + 1 };
  return { ...rest, limit: pageLimit, cursor: writeCursor(query.sort, last) };
}

/** The cursor carries its sort, so that it cannot be used with another. */
const writeCursor = (sort: OrdersQuery['sort'], { sortedBy, id }: { sortedBy: string; id: string }) =>
  Buffer.from(JSON.stringify([sort ?? '', sortedBy, id])).toString('base64url');

function readCursor(cursor: string, sort: OrdersQuery['sort']): { value: string; id: string } {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || !parts.every((part): part is string => typeof part === 'string'))
    throw badCursor();
  const [sortedBy, value, id] = parts;
  if (sortedBy !== (sort ?? '') || value === undefined || id === undefined) throw badCursor();
  const isNumeric = sortOf({ sort }).type === 'bigint';
  if (!isId(id) || value.includes('\0') || (isNumeric && !/^\d{1,18}$/.test(value))) throw badCursor();
  return { value, id };
}

const badCursor = () => new Problem('INVALID', { message: 'The cursor does not belong to this list' });
