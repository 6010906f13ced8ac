import * as calls from '#contract/calls.ts';
import { SignedIn, SignIn } from '#contract/users.ts';
import { readToken, type AccessToken } from './access-token.ts';
import { ApiError, failureWords } from '../http/api-error.ts';
import { call } from '../http/api.ts';
import type { AuthUser } from './auth-provider.ts';

const exchangeToken = { ...calls.saveUser, body: SignIn, response: SignedIn };

/** Gives the provider's proof of a sign-in for a token of the API's own. */
export async function exchange(user: AuthUser): Promise<AccessToken> {
  const { email, name } = user;
  const body = { email, name };
  const { accessToken } = await call(exchangeToken, {
    params: { email },
    body,
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
  const endings = tokens.map((token) =>
    call(calls.endSession, { credential: { token }, timeoutMs: logOutWaitMs }),
  );
  await Promise.race([
    Promise.allSettled(endings),
    new Promise((resolve) => {
      setTimeout(resolve, logOutWaitMs);
    }),
  ]);
}

export type Role = 'customer' | 'admin';

/** What somebody may do; the server decides. */
export async function roleOf(email: string, token: string): Promise<Role> {
  const { admin } = await call(calls.isAdmin, { params: { email }, credential: { token } });
  return admin ? 'admin' : 'customer';
}
