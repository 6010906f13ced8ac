import type { ChangedUser } from '#contract/users.ts';
import { violatedConstraint, type Database, type Queries } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';

interface LockedUser {
  id: string;
  role: 'admin' | null;
  isBlocked: boolean;
}

/**
 * Runs `change` on the user of this canonical address with the row locked. `change` returns whether it changed
 * anything. Throws 404, or 409 if no admin who can sign in would remain.
 */
export async function changeUser(
  db: Database,
  email: string,
  change: (tx: Queries, user: LockedUser) => Promise<boolean>,
): Promise<ChangedUser> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.query<LockedUser>(
        `SELECT id, role, blocked_at IS NOT NULL AS "isBlocked" FROM users WHERE email = $1 FOR UPDATE`,
        [email],
      );
      const [user] = rows;
      if (!user) throw new Problem('NOT_FOUND');
      const isChanged = await change(tx, user);
      return { acknowledged: true, matchedCount: 1, modifiedCount: isChanged ? 1 : 0 };
    });
  } catch (cause) {
    if (violatedConstraint(cause) === 'users_last_admin') throw new Problem('LAST_ADMIN', { cause });
    throw cause;
  }
}
