import * as m from '#messages/problem.js';
import type { Queries } from '../db/connect.ts';
import { newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';

/** The error for an ID token whose sign-in is no longer valid. */
export const sessionEnded = (cause?: Error) =>
  new Problem('UNAUTHENTICATED', { message: m.sessionEnded(), cause });

/** Opens a session for a user who signed in at the provider at `authTime` (seconds). Returns its `sid`. */
export async function openSession(tx: Queries, userId: string, authTime: number): Promise<string> {
  const sid = newId();
  await tx.query('INSERT INTO sessions (sid, user_id, auth_time) VALUES ($1, $2, $3)', [
    sid,
    userId,
    authTime,
  ]);
  return sid;
}

/** Ends one session. Returns 0 when it had already ended. */
export async function endSession(db: Queries, sid: string): Promise<0 | 1> {
  const { rowCount } = await db.query(
    'UPDATE sessions SET ended_at = now() WHERE sid = $1 AND ended_at IS NULL',
    [sid],
  );
  return rowCount === 1 ? 1 : 0;
}

/** Ends the user's sessions from sign-ins before `authTime` (seconds). The caller has locked the user's row. */
export async function endSessionsBefore(tx: Queries, userId: string, authTime: number): Promise<void> {
  await tx.query(
    'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND auth_time < $2 AND ended_at IS NULL',
    [userId, authTime],
  );
}

/**
 * Ends all sessions of a user and invalidates their current ID tokens. Returns the number of ended sessions. The
 * caller has locked the user's row, so that no exchange opens a session meanwhile.
 *
 * The provider's clock may be ahead of `now`, so the next sign-in must also be later than that of every known session.
 */
export async function endAllSessions(tx: Queries, userId: string, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL',
    [userId],
  );
  await tx.query(
    `UPDATE users SET updated_at = now(), min_auth_time =
            greatest(min_auth_time, $2, (SELECT max(auth_time) + 1 FROM sessions WHERE user_id = $1))
      WHERE id = $1`,
    [userId, Math.floor(now.getTime() / 1000)],
  );
  return rowCount ?? 0;
}

/** Deletes sessions whose access tokens have all expired. `ttlSeconds` is the lifetime of a token. */
export async function removeOldSessions(db: Queries, ttlSeconds: number): Promise<void> {
  await db.query('DELETE FROM sessions WHERE created_at < now() - make_interval(secs => $1)', [
    ttlSeconds + 120,
  ]);
}
