import type { ChangedUser } from '#contract/accounts/users.ts';
import { endAllSessions } from '../auth/sessions.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';

interface LockedUser {
  id: string;
  role: 'admin' | null;
  isVerified: boolean;
  isBlocked: boolean;
}

/** Changes a user whose row is locked. Returns whether anything changed. */
type Change = (tx: Queries, user: LockedUser, actor: Actor, now: Date) => Promise<boolean>;

/**
 * Returns a use-case that changes the user of a canonical address. It throws 404, or 409 if no admin who can sign in
 * would remain.
 */
const changing =
  (change: Change) =>
  (db: Database, email: string, actor: Actor, now: Date): Promise<ChangedUser> =>
    db.transaction(async (tx) => {
      const { rows } = await tx.query<LockedUser>(
        `SELECT id, role, email_verified AS "isVerified", blocked_at IS NOT NULL AS "isBlocked"
           FROM users WHERE email = $1 FOR UPDATE`,
        [email],
      );
      const [user] = rows;
      if (!user) throw new Problem('NOT_FOUND');
      const isChanged = await change(tx, user, actor, now);
      return { acknowledged: true, matchedCount: 1, modifiedCount: isChanged ? 1 : 0 };
    });

const set = (tx: Queries, { id }: LockedUser, changes: string) =>
  tx.query(`UPDATE users SET ${changes}, updated_at = now() WHERE id = $1`, [id]);

/** Makes a user an admin. Also throws 409 if the address is not verified. */
export const makeAdmin = changing(async (tx, user, actor) => {
  if (user.role !== null) return false;
  if (!user.isVerified) throw new Problem('EMAIL_NOT_VERIFIED', { status: 409 });
  await set(tx, user, `role = 'admin', demoted_at = NULL`);
  await recordAudit(tx, { ...actor, object: user.id, before: 'customer', after: 'admin' });
  return true;
});

/** Makes an admin a customer and ends their sessions. */
export const removeAdmin = changing(async (tx, user, actor, now) => {
  if (user.role === null) return false;
  await set(tx, user, 'role = NULL, demoted_at = now()');
  await endAllSessions(tx, user.id, now);
  await recordAudit(tx, { ...actor, object: user.id, before: 'admin', after: 'customer' });
  return true;
});

/** Blocks sign-in and ends all sessions. Also throws 409 for the actor's own account. */
export const blockUser = changing(async (tx, user, actor, now) => {
  if (user.id === actor.userId) throw new Problem('OWN_ACCOUNT');
  if (user.isBlocked) return false;
  await set(tx, user, 'blocked_at = now()');
  await endAllSessions(tx, user.id, now);
  await recordAudit(tx, { ...actor, object: user.id, after: 'blocked' });
  return true;
});

/** Lets a blocked user sign in again. */
export const unblockUser = changing(async (tx, user, actor) => {
  if (!user.isBlocked) return false;
  await set(tx, user, 'blocked_at = NULL');
  await recordAudit(tx, { ...actor, object: user.id, before: 'blocked', after: 'unblocked' });
  return true;
});

/** Signs a user out on every device and rejects ID tokens of earlier sign-ins. Changes nothing without a session. */
export const signOutUser = changing(async (tx, { id }, actor, now) => {
  const ended = await endAllSessions(tx, id, now);
  await recordAudit(tx, { ...actor, object: id, after: 'signed out' });
  return ended > 0;
});
