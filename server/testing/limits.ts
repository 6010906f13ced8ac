import { silentLog } from '../core/log.ts';
import type { Queries } from '../db/connect.ts';
import { createRateLimits } from '../http/rate-limits.ts';

/** The rate limits times `scale`, without metrics. */
export const testLimits = (db: Queries, scale: number) =>
  createRateLimits({ db, log: silentLog, metrics: { shopLimit: () => undefined } }, scale);
