import { userRoles, type ListedUser, type userSorts, type UsersQuery } from '#contract/users.ts';
import type { Queries } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { selectColumns, type RowOf } from '../db/select-columns.ts';
import { Conditions, countByValue, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';

const columns = ['id', 'name', 'email', 'role', 'emailVerified', 'blockedAt'] as const;

const sorts = {
  createdAt: { expression: 'created_at', type: 'timestamp' },
  name: { expression: 'lower(name)', type: 'text' },
  email: { expression: 'email', type: 'text' },
} as const satisfies Record<(typeof userSorts)[number] | 'createdAt', ListSource['sorts'][string]>;

const source: ListSource = {
  table: 'users',
  columns: selectColumns(users, columns),
  sorts,
  defaultSort: '-createdAt',
};

/** Returns a page of users, by default newest first. Throws 400. */
export async function listUsers(db: Queries, query: UsersQuery): Promise<RowsPage<ListedUser>> {
  const where = new Conditions();
  if (query.role !== undefined) where.add(query.role === 'admin' ? `role = 'admin'` : 'role IS NULL');
  where.isSelective = query.role === 'admin';
  const page = await listRows<RowOf<typeof users, typeof columns>>(db, source, where, query);
  const counts =
    query.countBy && (await countByValue(query, userRoles, (one, role) => listUsers(db, { ...one, role })));
  return {
    ...page,
    ...(counts && { counts }),
    rows: page.rows.map(({ id, emailVerified, blockedAt, name, email, role }) => ({
      _id: id,
      name,
      email,
      role,
      verified: emailVerified,
      blocked: blockedAt !== null,
    })),
  };
}
