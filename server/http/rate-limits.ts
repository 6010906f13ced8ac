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

/**
 * Calls that cost money or exchange tokens are counted in the database, for all processes. All others are counted in
 * this process, so that a rejected request costs no statement.
 */
export function createRateLimits(db: Pick<Queries, 'query'>, scale: number): RateLimits {
  const options = (name: Rate) => ({
    keyPrefix: name,
    points: scaled(rates[name].points, scale),
    duration: rates[name].duration,
  });
  const perProcess = (name: Rate) => limit(new RateLimiterMemory(options(name)));
  // Without the library's own statement names: `query` names prepared statements by their text.
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
    read: perProcess('read'),
    renders: perProcess('renders'),
    reports: perProcess('reports'),
    images: perProcess('images'),
    writesPerCustomer: perProcess('writesPerCustomer'),
    writesPerAdmin: perProcess('writesPerAdmin'),
    writesPerIp: perProcess('writesPerIp'),
    paymentUpdates: perProcess('paymentUpdates'),
    profiles: perProcess('profiles'),
    refusals: perProcess('refusals'),
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
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Problem('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
};
