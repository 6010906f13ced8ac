import type { User } from '#contract/accounts/users.ts';
import type { Queries } from '../db/connect.ts';

/** Returns the user of this canonical address, or null. */
export async function findUser(db: Queries, email: string): Promise<User | null> {
  const { rows } = await db.query<User>(
    'SELECT name, email, role, city, number, linkedin, github, tax_id AS "taxId" FROM users WHERE email = $1',
    [email],
  );
  return rows[0] ?? null;
}
