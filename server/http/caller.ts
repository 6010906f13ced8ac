import type { Context } from 'hono';
import { errors } from 'jose';
import type { AppEnv, Caller } from '../core/env.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import type { RateLimits } from './rate-limits.ts';

/** Returns the bearer token of the Authorization header, or null. */
export function bearer(c: Context): string | null {
  const match = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '');
  return match?.[1] ?? null;
}

export interface CallerDeps {
  db: Queries;
  /** Throws 401. */
  accessTokens: { verify(token: string): Promise<Identity> };
  limits: Pick<RateLimits, 'refusals'>;
}

type Identity = Pick<Caller, 'userId' | 'sid' | 'tokenVersion'>;

/**
 * Returns the user of the request's access token with their current role. Throws 401, also when the token's session
 * has ended, and 429 for an IP address that keeps sending tokens with a wrong signature.
 */
export async function findCaller(
  { db, accessTokens, limits }: CallerDeps,
  c: Context<AppEnv>,
): Promise<Caller> {
  const token = bearer(c);
  if (token === null) throw new Problem('UNAUTHENTICATED');
  const identity = await accessTokens.verify(token).catch(async (error: unknown) => {
    if (isForged(error)) await limits.refusals({ networks: c.var.networks });
    throw error;
  });
  return readCaller(db, identity);
}

/** Returns the user of a verified access token with their current role. Throws 401 when their session has ended. */
export async function readCaller(db: Queries, { userId, sid, tokenVersion }: Identity): Promise<Caller> {
  if (!isId(userId) || !isId(sid)) throw new Problem('UNAUTHENTICATED');
  const { rows } = await db.query<Omit<Caller, 'userId' | 'sid'>>(
    {
      isPrepared: true,
      text: `SELECT email, name, role, email_verified AS "isEmailVerified", token_version AS "tokenVersion"
               FROM users JOIN sessions ON sessions.user_id = users.id
              WHERE users.id = $1 AND sessions.sid = $2 AND sessions.ended_at IS NULL`,
    },
    [userId, sid],
  );
  const [row] = rows;
  if (!row || row.tokenVersion !== tokenVersion) throw new Problem('UNAUTHENTICATED');
  return { userId, sid, ...row };
}

/** `jose` checks claims after the signature, so a token that fails only because of a claim was signed by the shop. */
const isForged = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause instanceof errors.JOSEError &&
  !(error.cause instanceof errors.JWTExpired || error.cause instanceof errors.JWTClaimValidationFailed);
