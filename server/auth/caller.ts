import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/env.ts';
import { isId } from '../http/ids.ts';
import { Problem } from '../problem.ts';
import { bearer } from './bearer.ts';

type Needs = Pick<Deps, 'db' | 'accessTokens'>;

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
      isPrepared: true,
      text: 'SELECT email, name, role, email_verified, token_version FROM users WHERE id = $1',
    },
    [userId],
  );
  const [row] = rows;
  if (!row || row.token_version !== tokenVersion) throw new Problem('UNAUTHENTICATED');
  return { userId, email: row.email, name: row.name, role: row.role, isEmailVerified: row.email_verified };
}
