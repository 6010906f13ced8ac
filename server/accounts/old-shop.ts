import type { OldCustomer, OldOrder, OldOrdersQuery } from '#contract/accounts/old-shop.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';

const source: ListSource = {
  table: 'old_orders',
  columns: `id AS "_id", number, ordered_on::text AS date, lines`,
  sorts: { date: { expression: `(ordered_on - date '2000-01-01')`, type: 'number' } },
  defaultSort: '-date',
  // Those of one address.
  within: 'old_orders',
};

/**
 * Returns a page of the orders of the old shop of an address, newest first. Throws 403 if nobody has proved to have the address
 * and the shop has any such orders, whosever they are: the answer says nothing about the address.
 */
export async function listOldOrders(
  db: Queries,
  { email, isEmailVerified }: { email: string; isEmailVerified: boolean },
  paging: Omit<OldOrdersQuery, 'email'>,
): Promise<RowsPage<OldOrder>> {
  if (!isEmailVerified) {
    const { rowCount } = await db.query('SELECT FROM old_orders LIMIT 1');
    if (rowCount !== 0) throw new Problem('EMAIL_NOT_VERIFIED');
    return { rows: [], next: null, total: 0, isCapped: false };
  }
  const page = await listRows<OldOrder>(db, source, new Conditions().add('email = ?', email), paging);
  const rows = page.rows.map(({ _id, number, date, lines }) => ({ _id, number, date, lines }));
  return { ...page, rows };
}

/** Returns what the old shop knew of the holder of a canonical address, or null. */
export async function findOldCustomer(db: Queries, email: string): Promise<OldCustomer | null> {
  const { rows } = await db.query<OldCustomer>(
    'SELECT name, phone, address FROM old_customers WHERE email = $1',
    [email],
  );
  return rows[0] ?? null;
}
