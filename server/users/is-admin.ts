import type { Queries } from '../db/connect.ts';

/** Returns whether the user of this canonical address is an admin. False if there is no such user. */
export async function isAdmin(db: Queries, email: string): Promise<boolean> {
  const { rows } = await db.query<{ role: 'admin' | null }>('SELECT role FROM users WHERE email = $1', [
    email,
  ]);
  return rows[0]?.role === 'admin';
}
