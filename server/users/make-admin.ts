import type { MadeAdmin } from '#contract/users.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';

interface Target {
  id: string;
  role: 'admin' | null;
  isVerified: boolean;
  isMade: boolean;
}

/**
 * Makes the user of this canonical address an admin. `modifiedCount` is 0 if they were one already. Throws 404 if there
 * is no such user, 409 if the address is not verified.
 */
export function makeAdmin(db: Database, email: string, actor: Actor): Promise<MadeAdmin> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<Target>(
      `WITH target AS (
         SELECT id, role, email_verified FROM users WHERE email = $1 FOR NO KEY UPDATE
       ), made AS (
         UPDATE users SET role = 'admin', demoted_at = NULL, updated_at = now() FROM target
         WHERE users.id = target.id AND target.role IS NULL AND target.email_verified
         RETURNING users.id
       )
       SELECT id, role, email_verified AS "isVerified", EXISTS (SELECT FROM made) AS "isMade" FROM target`,
      [email],
    );
    const [target] = rows;
    if (!target) throw new Problem('NOT_FOUND');
    if (target.isMade) {
      await recordAudit(tx, { ...actor, object: target.id, before: 'customer', after: 'admin' });
    } else if (target.role === null) {
      throw new Problem('EMAIL_NOT_VERIFIED', { status: 409 });
    }
    return { acknowledged: true, matchedCount: 1, modifiedCount: target.isMade ? 1 : 0 };
  });
}
