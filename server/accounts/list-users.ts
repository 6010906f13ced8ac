import { userRoles, type userSorts } from '#contract/accounts/user-filters.ts';
import { type ListedUser, type UsersQuery } from '#contract/accounts/users.ts';
import type { Queries } from '../db/connect.ts';
import { countByValue } from '../db/count-by-value.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';

const sorts = {
  createdAt: { expression: 'created_at', type: 'timestamp' },
  name: { expression: 'sort_name', type: 'text' },
  email: { expression: 'email', type: 'text' },
} as const satisfies Record<(typeof userSorts)[number] | 'createdAt', ListSource['sorts'][string]>;

const source: ListSource = {
  table: 'users',
  columns: `id AS "_id", name, email, role, email_verified AS verified, blocked_at IS NOT NULL AS blocked,
    EXISTS (SELECT FROM old_customers WHERE old_customers.email = users.email)
      OR EXISTS (SELECT FROM old_orders WHERE old_orders.email = users.email) AS "fromOldShop"`,
  sorts,
  defaultSort: '-createdAt',
};

/** Returns a page of users, by default newest first. Throws 400. */
export async function listUsers(db: Queries, query: UsersQuery): Promise<RowsPage<ListedUser>> {
  const where = new Conditions();
  if (query.role !== undefined) where.add(query.role === 'admin' ? `role = 'admin'` : 'role IS NULL');
  const page = await listRows<ListedUser>(db, source, where, query);
  const counts =
    query.countBy && (await countByValue(query, userRoles, (one, role) => listUsers(db, { ...one, role })));
  return {
    ...page,
    ...(counts && { counts }),
    rows: page.rows.map(({ _id, name, email, role, verified, blocked, fromOldShop }) => ({
      _id,
      name,
      email,
      role,
      verified,
      blocked,
      fromOldShop,
    })),
  };
}
