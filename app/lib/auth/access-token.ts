import { sessionCookie } from '#contract/shop/settings.ts';
import { setCookie } from '../storage/cookies.ts';
import { localStore } from '../storage/storage.ts';

const tokenKey = 'accessToken';
const ownerKey = 'accessTokenOwner';
/** What `stored-session.ts` keeps; it goes with the token. */
export const sessionKey = 'accessTokenSession';

/** The API's token. Times are in milliseconds since 1970, by the server's clock. */
export interface AccessToken {
  value: string;
  /** The uid of its user. */
  owner: string;
  /** From this time on it is renewed. */
  renewAt: number;
  expiresAt: number;
}

/** A token is renewed this long before its end, or in the last quarter of its lifetime if that is shorter. */
const marginMs = 5 * 60 * 1000;

/** The claims of a token. Only the server can check its signature. */
function claimsOf(value: string): Record<string, unknown> {
  const [, claims = ''] = value.split('.');
  return Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
}

/** Reads the times in a token. Returns null for an invalid token. */
export function readToken(value: string, owner: string): AccessToken | null {
  try {
    const { exp, iat = Number(exp) - 3600 } = claimsOf(value);
    if (typeof exp !== 'number' || typeof iat !== 'number') return null;
    const renewAt = exp * 1000 - Math.min(marginMs, ((exp - iat) * 1000) / 4);
    return { value, owner, expiresAt: exp * 1000, renewAt };
  } catch {
    return null;
  }
}

export function keptToken(): AccessToken | null {
  const value = localStore.get(tokenKey);
  const owner = localStore.get(ownerKey);
  return value === null || owner === null ? null : readToken(value, owner);
}

export function keepToken({ value, owner }: AccessToken): void {
  localStore.set(ownerKey, owner);
  localStore.set(tokenKey, value);
  setCookie(sessionCookie, '1');
}

export function dropToken(): void {
  localStore.remove(tokenKey);
  localStore.remove(ownerKey);
  localStore.remove(sessionKey);
  setCookie(sessionCookie, null);
}

/** Reports the owner of a token that another tab has stored; null when another tab signed out. */
export function watchTokenOwner(listener: (owner: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ownerKey) listener(newValue);
    else if (key === null || (key === tokenKey && newValue === null)) listener(null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
