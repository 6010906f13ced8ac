import * as z from 'zod/mini';
import { serverNow } from '../browser/server-time.ts';
import { localStore, parseStored } from '../storage/storage.ts';
import { keptToken, sessionKey, type AccessToken } from './access-token.ts';
import type { SignedInSession } from './session-machine.ts';

const StoredSession = z.object({
  status: z.literal('signed-in'),
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  photoURL: z.optional(z.string()),
  role: z.enum(['customer', 'admin']),
  isVerified: z.boolean(),
});

/** Stores what the pages show of the user, so that the next page need not ask for it first. */
export const keepSession = (session: SignedInSession): boolean =>
  localStore.set(sessionKey, JSON.stringify(session));

/** The stored session and its token. Null if there is none, or if the token is due for renewal. */
export function keptSession(): { session: SignedInSession; token: AccessToken } | null {
  const token = keptToken();
  const session = parseStored(StoredSession, localStore.get(sessionKey));
  if (!token || !session || session.uid !== token.owner || serverNow() >= token.renewAt) return null;
  return { session: { ...session, photoURL: session.photoURL }, token };
}
