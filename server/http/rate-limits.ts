import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Queries } from '../db/connect.ts';
import { rates } from '../limits.ts';
import { Problem } from '../problem.ts';

type Rate = keyof typeof rates;

/** Counts one request of `key`. Throws 429 with the seconds to wait. */
export type RateLimits = Readonly<Record<Rate, (key: string) => Promise<void>>>;

/** Reads are counted in this process; what costs money or makes rows in the database, for all processes. */
export function createRateLimits(db: Pick<Queries, 'query'>, scale: number): RateLimits {
  const scaled = (name: Rate) => ({
    keyPrefix: name,
    points: Math.max(1, Math.round(rates[name].points * scale)),
    duration: rates[name].duration,
  });
  // The library names its statements itself; here they are named like all others, by their text.
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) =>
      db.query({ text, isPrepared: true }, values),
  };
  const shared = (name: Rate) =>
    limit(
      new RateLimiterPostgres({
        ...scaled(name),
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    );
  return {
    read: limit(new RateLimiterMemory(scaled('read'))),
    reports: limit(new RateLimiterMemory(scaled('reports'))),
    exchangePerUser: shared('exchangePerUser'),
    exchangePerIp: shared('exchangePerIp'),
    orders: shared('orders'),
    payments: shared('payments'),
    reviews: shared('reviews'),
    uploads: shared('uploads'),
  };
}

const limit = (limiter: RateLimiterAbstract) => async (key: string) => {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Problem('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
};
