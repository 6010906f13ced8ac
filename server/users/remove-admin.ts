import type { ChangedUser } from '#contract/users.ts';
import { recordAudit } from '../db/audit.ts';
import { endAllSessions } from '../auth/sessions.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { changeUser } from './change-user.ts';

/**
 * Makes the admin of this canonical address a customer and ends their sessions. Throws 404, or 409 for the last admin.
 */
export const removeAdmin = (db: Database, email: string, actor: Actor, now: Date): Promise<ChangedUser> =>
  changeUser(db, email, async (tx, { id, role }) => {
    if (role === null) return false;
    await tx.query('UPDATE users SET role = NULL, demoted_at = now(), updated_at = now() WHERE id = $1', [
      id,
    ]);
    await endAllSessions(tx, id, now);
    await recordAudit(tx, { ...actor, object: id, before: 'admin', after: 'customer' });
    return true;
  });
