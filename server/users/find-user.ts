import type { User } from '#contract/users.ts';
import type { Queries } from '../db/connect.ts';

/** The user of this address, which is in canonical form; null when there is none. */
export async function findUser(db: Pick<Queries, 'query'>, email: string): Promise<User | null> {
  const { rows } = await db.query<User>(
    'SELECT name, email, role, city, number, linkedin, github FROM users WHERE email = $1',
    [email],
  );
  return rows[0] ?? null;
}
