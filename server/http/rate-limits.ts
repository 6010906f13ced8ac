import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Queries } from '../db/connect.ts';
import { rates, scaled } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';

type Rate = keyof typeof rates;

/**
 * Counts one request of `key` and returns the count of the current period. Throws 429 with the seconds to wait.
 */
export type RateLimits = Readonly<Record<Rate, (key: string) => Promise<number>>>;

export function createRateLimits(db: Queries, scale: number): RateLimits {
  // Without the library's own statement names: `query` names prepared statements by their text.
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) =>
      db.query({ text, isPrepared: true }, values),
  };
  const shared = {
    storeClient,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const limiters = Object.entries(rates).map(([name, { points, duration, isShared }]) => {
    const options = { keyPrefix: name, points: scaled(points, scale), duration };
    return [
      name,
      limit(isShared ? new RateLimiterPostgres({ ...options, ...shared }) : new RateLimiterMemory(options)),
    ];
  });
  // `Object.fromEntries` loses the names.
  return Object.fromEntries(limiters) as RateLimits;
}

const limit = (limiter: RateLimiterAbstract) => async (key: string) => {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Problem('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
};
