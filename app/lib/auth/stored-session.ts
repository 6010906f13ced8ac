import { serverNow } from '../browser/server-time.ts';
import { localStore } from '../storage/storage.ts';
import { keptToken, sessionKey, type AccessToken } from './access-token.ts';
import type { SignedInSession } from './session-machine.ts';

/** Written out: a schema would bring zod, 9 kB, to every page. */
function isSession(value: unknown): value is SignedInSession {
  const { status, uid, email, name, photoURL, role, isVerified }: Record<string, unknown> = Object(value);
  return (
    status === 'signed-in' &&
    [uid, email, name, photoURL ?? ''].every((text) => typeof text === 'string') &&
    (role === 'customer' || role === 'admin') &&
    typeof isVerified === 'boolean'
  );
}

/** Null for one of an earlier version of the app. */
function storedSession(): SignedInSession | null {
  try {
    const value: unknown = JSON.parse(localStore.get(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores what the pages show of the user, so that the next page need not ask for it first. */
export const keepSession = (session: SignedInSession): boolean =>
  localStore.set(sessionKey, JSON.stringify(session));

/** The stored session and its token. Null if there is none, or if the token is due for renewal. */
export function keptSession(): { session: SignedInSession; token: AccessToken } | null {
  const token = keptToken();
  const session = storedSession();
  if (!token || !session || session.uid !== token.owner || serverNow() >= token.renewAt) return null;
  return { session: { ...session, photoURL: session.photoURL }, token };
}
