import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { Problem } from '../problem.ts';

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** ms */
const staleMax = 24 * 60 * 60 * 1000;
const fallbackAge = 60 * 60 * 1000;
const cooldown = 30_000;
const patience = 5_000;

interface Cached {
  find: JWTVerifyGetKey;
  fetchedAt: number;
  freshUntil: number;
}

/**
 * The keys behind `url`, kept for as long as its Cache-Control says. When they cannot be fetched
 * again the old ones serve for a day more; without any, 503.
 */
export function remoteKeySet(url: string, clock: () => Date): JWTVerifyGetKey {
  let cached: Cached | undefined;
  let pending: Promise<Cached> | undefined;
  let triedAt = -Infinity;

  async function fetchKeys(): Promise<Cached> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    if (!answer.ok) throw new Error(`The key set answered ${answer.status}`);
    const keys: JSONWebKeySet = KeySet.parse(await answer.json());
    const maxAge = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1];
    const now = clock().getTime();
    return {
      find: createLocalJWKSet(keys),
      fetchedAt: now,
      freshUntil: now + (maxAge === undefined ? fallbackAge : Number(maxAge) * 1000),
    };
  }

  /** One fetch at a time; on failure what is cached, while it is not too old. */
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
      // A key that came after the last fetch. Asked for at most every 30 s, whatever callers invent.
      if (!(error instanceof errors.JWKSNoMatchingKey) || clock().getTime() - triedAt < cooldown) throw error;
      return (await refresh()).find(header, token);
    }
  };
}

function usable(cached: Cached, now: number): Cached {
  if (now - cached.fetchedAt >= staleMax) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
  return cached;
}
