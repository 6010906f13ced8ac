import type { ListedUser, userSorts, UsersQuery } from '#contract/users.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';

interface UserRow {
  id: string;
  name: string;
  email: string;
  role: 'admin' | null;
  email_verified: boolean;
  blocked_at: Date | null;
}

const sorts = {
  createdAt: { expression: 'created_at', type: 'timestamp' },
  name: { expression: 'lower(name)', type: 'text' },
  email: { expression: 'email', type: 'text' },
} as const satisfies Record<(typeof userSorts)[number] | 'createdAt', ListSource['sorts'][string]>;

const source: ListSource = {
  table: 'users',
  columns: 'id, name, email, role, email_verified, blocked_at',
  sorts,
  defaultSort: '-createdAt',
};

/** Returns a page of users, by default newest first. Throws 400. */
export async function listUsers(
  db: Pick<Queries, 'query'>,
  query: UsersQuery,
): Promise<RowsPage<ListedUser>> {
  const where = new Conditions();
  if (query.role !== undefined) where.add(query.role === 'admin' ? `role = 'admin'` : 'role IS NULL');
  where.isSelective = query.role === 'admin';
  const page = await listRows<UserRow>(db, source, where, query);
  return { ...page, rows: page.rows.map(toListedUser) };
}

const toListedUser = ({ id, name, email, role, email_verified, blocked_at }: UserRow): ListedUser => ({
  _id: id,
  name,
  email,
  role,
  verified: email_verified,
  blocked: blocked_at !== null,
});
