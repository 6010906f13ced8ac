import { AdminFlag, EndedSession, SignedIn } from '#contract/users.ts';
import { readToken, type AccessToken } from './access-token.ts';
import { ApiError, failureWords } from './api-error.ts';
import { request } from './api.ts';
import type { AuthUser } from './auth.ts';

/** Gives the provider's proof of a sign-in for a token of the API's own. */
export async function exchange(user: AuthUser): Promise<AccessToken> {
  const { accessToken } = await request(SignedIn, {
    method: 'PUT',
    path: `/user/${encodeURIComponent(user.email)}`,
    body: { email: user.email, name: user.name },
    credential: { token: await user.idToken() },
  });
  const token = readToken(accessToken, user.uid, Date.now());
  if (token) return token;
  throw new ApiError(failureWords.brokenAnswer, {
    status: 200,
    code: 'BROKEN_ANSWER',
  });
}

/** A log-out waits this long for the server at most. */
const logOutWaitMs = 2_000;

/** Ends the sessions of these tokens on the server, so that a copy of one is of no use. Never throws. */
export async function endSessions(tokens: readonly string[]): Promise<void> {
  const calls = tokens.map((token) =>
    request(EndedSession, {
      method: 'DELETE',
      path: '/session',
      credential: { token },
      timeoutMs: logOutWaitMs,
    }),
  );
  await Promise.race([
    Promise.allSettled(calls),
    new Promise((resolve) => {
      setTimeout(resolve, logOutWaitMs);
    }),
  ]);
}

export type Role = 'customer' | 'admin';

/** What somebody may do; the server decides. */
export async function roleOf(email: string, token: string): Promise<Role> {
  const { admin } = await request(AdminFlag, {
    path: `/admin/${encodeURIComponent(email)}`,
    credential: { token },
  });
  return admin ? 'admin' : 'customer';
}
