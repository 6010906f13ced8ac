import type { Queries } from '../db/connect.ts';

/** Whether the user of this address, in canonical form, is an admin; nobody's address is not. */
export async function isAdmin(db: Pick<Queries, 'query'>, email: string): Promise<boolean> {
  const { rows } = await db.query<{ role: 'admin' | null }>('SELECT role FROM users WHERE email = $1', [
    email,
  ]);
  return rows[0]?.role === 'admin';
}
