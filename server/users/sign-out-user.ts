import type { ChangedUser } from '#contract/users.ts';
import { recordAudit } from '../db/audit.ts';
import { endAllSessions } from '../auth/sessions.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { changeUser } from './change-user.ts';

/**
 * Signs the user of this canonical address out on every device and rejects ID tokens of earlier sign-ins.
 * `modifiedCount` is 0 if they had no session. Throws 404.
 */
export const signOutUser = (db: Database, email: string, actor: Actor, now: Date): Promise<ChangedUser> =>
  changeUser(db, email, async (tx, { id }) => {
    const ended = await endAllSessions(tx, id, now);
    await recordAudit(tx, { ...actor, object: id, after: 'signed out' });
    return ended > 0;
  });
