import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { Problem } from '../core/problem.ts';

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

// All in ms.
const staleMax = 24 * 60 * 60 * 1000;
const fallbackAge = 60 * 60 * 1000;
const cooldown = 30_000;
const timeout = 5_000;

interface Cached {
  find: JWTVerifyGetKey;
  fetchedAt: number;
  freshUntil: number;
}

/**
 * The JSON Web Key Set at `url`, cached as its Cache-Control allows. When a refresh fails, keys up to a day old are
 * used. Without any, it throws 503.
 */
export function remoteKeySet(url: string, clock: () => Date): JWTVerifyGetKey {
  let cached: Cached | undefined;
  let pending: Promise<Cached> | undefined;
  let triedAt = -Infinity;

  async function fetchKeys(): Promise<Cached> {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (!response.ok) throw new Error(`The key set URL returned ${response.status}`);
    const keys: JSONWebKeySet = KeySet.parse(await response.json());
    const maxAge = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
    const now = clock().getTime();
    return {
      find: createLocalJWKSet(keys),
      fetchedAt: now,
      freshUntil: now + (maxAge === undefined ? fallbackAge : Number(maxAge) * 1000),
    };
  }

  /** Fetches once for concurrent callers. Returns the cached keys when the fetch fails and they are not too old. */
  async function refresh(): Promise<Cached> {
    triedAt = clock().getTime();
    pending ??= fetchKeys().finally(() => (pending = undefined));
    try {
      return (cached = await pending);
    } catch (cause) {
      if (cached && clock().getTime() - cached.fetchedAt < staleMax) return cached;
      throw new Problem('UNAVAILABLE', { retryAfter: 5, cause });
    }
  }

  return async (header, token) => {
    const now = clock().getTime();
    const isFresh = cached !== undefined && now < cached.freshUntil;
    const mayRetry = now - triedAt >= cooldown;
    const keys = cached !== undefined && (isFresh || !mayRetry) ? usable(cached, now) : await refresh();
    try {
      return await keys.find(header, token);
    } catch (error) {
      // The key may be newer than the last fetch. The cooldown stops invented key ids from causing a fetch each.
      if (!(error instanceof errors.JWKSNoMatchingKey) || clock().getTime() - triedAt < cooldown) throw error;
      return (await refresh()).find(header, token);
    }
  };
}

function usable(cached: Cached, now: number): Cached {
  if (now - cached.fetchedAt >= staleMax) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
  return cached;
}
