import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import type { Caller, CallerEnv } from '../http/env.ts';
import { isId } from '../http/ids.ts';
import { Problem } from '../problem.ts';
import { bearer } from './bearer.ts';

type Needs = Pick<Deps, 'db' | 'accessTokens'>;

/** Lets in whoever holds a valid access token, and tells the call who that is: 401 otherwise. */
export const signedIn = (deps: Needs) =>
  createMiddleware<CallerEnv>(async (c, next) => {
    c.set('caller', await findCaller(deps, c));
    await next();
  });

/** Lets in customers: 403 for an admin, who neither orders nor reviews. */
export const customer = (deps: Needs) =>
  createMiddleware<CallerEnv>(async (c, next) => {
    const caller = await findCaller(deps, c);
    if (caller.role === 'admin') throw new Problem('FORBIDDEN');
    c.set('caller', caller);
    await next();
  });

/** Lets in admins: 403 for a customer. */
export const admin = (deps: Needs) =>
  createMiddleware<CallerEnv>(async (c, next) => {
    const caller = await findCaller(deps, c);
    if (caller.role !== 'admin') throw new Problem('FORBIDDEN');
    c.set('caller', caller);
    await next();
  });

interface CallerRow {
  email: string;
  name: string;
  role: 'admin' | null;
  email_verified: boolean;
  token_version: number;
}

/** Who holds the request's access token, with the role the users table gives them now. Throws 401. */
export async function findCaller({ db, accessTokens }: Needs, c: Context): Promise<Caller> {
  const token = bearer(c);
  if (token === null) throw new Problem('UNAUTHENTICATED');
  const { userId, tokenVersion } = await accessTokens.verify(token);
  if (!isId(userId)) throw new Problem('UNAUTHENTICATED');
  const { rows } = await db.query<CallerRow>(
    {
      name: 'find-caller',
      text: 'SELECT email, name, role, email_verified, token_version FROM users WHERE id = $1',
    },
    [userId],
  );
  const [row] = rows;
  if (!row || row.token_version !== tokenVersion) throw new Problem('UNAUTHENTICATED');
  return { userId, email: row.email, name: row.name, role: row.role, isEmailVerified: row.email_verified };
}
