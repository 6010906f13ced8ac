import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Queries } from '../db/connect.ts';
import { rates, scaled } from '../limits.ts';
import { Problem } from '../problem.ts';

type Rate = keyof typeof rates;

/**
 * Counts one request of `key` and returns how many there were in the current period. Throws 429 with the seconds
 * to wait.
 */
export type RateLimits = Readonly<Record<Rate, (key: string) => Promise<number>>>;

/**
 * Calls that cost money or exchange tokens are counted in the database, for all processes. Everything else is
 * counted in this process, so that a refused request costs no statement.
 */
export function createRateLimits(db: Pick<Queries, 'query'>, scale: number): RateLimits {
  const options = (name: Rate) => ({
    keyPrefix: name,
    points: scaled(rates[name].points, scale),
    duration: rates[name].duration,
  });
  const own = (name: Rate) => limit(new RateLimiterMemory(options(name)));
  // The library names its statements itself; here they are named like all others, by their text.
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) =>
      db.query({ text, isPrepared: true }, values),
  };
  const shared = (name: Rate) =>
    limit(
      new RateLimiterPostgres({
        ...options(name),
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    );
  return {
    read: own('read'),
    reports: own('reports'),
    pictures: own('pictures'),
    writesPerCustomer: own('writesPerCustomer'),
    writesPerAdmin: own('writesPerAdmin'),
    writesPerIp: own('writesPerIp'),
    paymentUpdates: own('paymentUpdates'),
    profiles: own('profiles'),
    refusals: own('refusals'),
    exchangePerUser: shared('exchangePerUser'),
    exchangePerIp: shared('exchangePerIp'),
    orders: shared('orders'),
    payments: shared('payments'),
    uploads: shared('uploads'),
  };
}

const limit = (limiter: RateLimiterAbstract) => async (key: string) => {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Problem('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
};
