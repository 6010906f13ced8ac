import * as m from '#messages/api-error.js';
import { keptToken, readToken, type AccessToken } from './access-token.ts';
import { serverNow } from '../browser/server-time.ts';
import { ApiError, isPassing, isRefusal } from '../http/api-error.ts';
import { call } from '../http/api.ts';
import type { AuthUser } from './auth-provider.ts';
import type { Role } from './session-machine.ts';

/** Exchanges the provider's ID token for an access token of the API. */
async function exchange(user: AuthUser): Promise<AccessToken> {
  const { email, name } = user;
  const body = { email, name };
  const answer = await call('saveUser', {
    params: { email },
    body,
    credential: { token: await user.idToken() },
  });
  const token = 'accessToken' in answer && readToken(answer.accessToken, user.uid);
  if (token) return token;
  throw new ApiError(m.unreadableResponse(), { status: 200, code: 'BROKEN_ANSWER' });
}

/** A call waits for a new token when the current one expires sooner than this. */
const tooShortMs = 5_000;

export const expiresSoon = (token: AccessToken): boolean => serverNow() > token.expiresAt - tooShortMs;

/** The stored token, if it belongs to `user` and is not due for renewal. */
function usableToken({ uid }: AuthUser): AccessToken | null {
  const kept = keptToken();
  return kept?.owner === uid && serverNow() < kept.renewAt ? kept : null;
}

/** A new token, or the one that another tab has renewed already. */
export const renewedToken = async (user: AuthUser): Promise<AccessToken> =>
  usableToken(user) ?? (await exchange(user));

/** The role of a user, which the server decides. */
export async function roleOf(email: string, token: string): Promise<Role> {
  const { admin } = await call('isAdmin', { params: { email }, credential: { token } });
  return admin ? 'admin' : 'customer';
}

/**
 * The stored token and its role if it is still valid, otherwise a new one, which `onToken` receives while the server
 * looks up the role.
 */
export async function enter(
  user: AuthUser,
  onToken?: (token: AccessToken) => void,
): Promise<{ token: AccessToken; role: Role }> {
  const needsTokenRefresh = await user.needsTokenRefresh();
  const usable = needsTokenRefresh ? null : usableToken(user);
  if (usable) {
    try {
      return { token: usable, role: await roleOf(user.email, usable.value) };
    } catch (error) {
      // The token was revoked. The provider's ID token may still be good for another.
      if (!isRefusal(error)) throw error;
    }
  }
  const token = await exchange(user).catch((error: unknown) => {
    // While the server cannot check sign-ins, a token that is due for renewal is used until it ends.
    const kept = keptToken();
    const isGood = kept?.owner === user.uid && !expiresSoon(kept);
    if (isGood && !needsTokenRefresh && isPassing(error)) return kept;
    throw error;
  });
  onToken?.(token);
  return { token, role: await roleOf(user.email, token.value) };
}

/** A log-out waits at most this long for the server. */
const logOutWaitMs = 2_000;

/** Ends the sessions of these tokens on the server, so that a copied token is useless. Never throws. */
export async function endSessions(tokens: readonly string[]): Promise<void> {
  const endings = tokens.map((token) =>
    call('endSession', { credential: { token }, timeoutMs: logOutWaitMs }),
  );
  await Promise.race([
    Promise.allSettled(endings),
    new Promise((resolve) => setTimeout(resolve, logOutWaitMs)),
  ]);
}
