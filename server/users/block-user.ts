import type { ChangedUser } from '#contract/users.ts';
import { recordAudit } from '../db/audit.ts';
import { endAllSessions } from '../auth/sessions.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { changeUser } from './change-user.ts';

/**
 * Blocks sign-in for the user of this canonical address and ends their sessions. `modifiedCount` is 0 if they were
 * blocked already. Throws 404, or 409 for the actor's own account and for the last admin.
 */
export const blockUser = (db: Database, email: string, actor: Actor, now: Date): Promise<ChangedUser> =>
  changeUser(db, email, async (tx, { id, isBlocked }) => {
    if (id === actor.userId) throw new Problem('OWN_ACCOUNT');
    if (isBlocked) return false;
    await tx.query('UPDATE users SET blocked_at = now(), updated_at = now() WHERE id = $1', [id]);
    await endAllSessions(tx, id, now);
    await recordAudit(tx, { ...actor, object: id, after: 'blocked' });
    return true;
  });

/** Lets a blocked user sign in again. `modifiedCount` is 0 if they were not blocked. Throws 404. */
export const unblockUser = (db: Database, email: string, actor: Actor): Promise<ChangedUser> =>
  changeUser(db, email, async (tx, { id, isBlocked }) => {
    if (!isBlocked) return false;
    await tx.query('UPDATE users SET blocked_at = NULL, updated_at = now() WHERE id = $1', [id]);
    await recordAudit(tx, { ...actor, object: id, before: 'blocked', after: 'unblocked' });
    return true;
  });
