import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Caller } from '../core/env.ts';
import type { Log } from '../core/log.ts';
import type { Queries } from '../db/connect.ts';
import { actionLimits, networkWidths, scaled, type Action, type ActionLimit } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';

/** Whom a request counts for. */
interface Counted extends Partial<Pick<Caller, 'userId' | 'role'>> {
  /** Hashes, narrowest first. */
  networks?: readonly string[];
  isFromOtherSite?: boolean;
}

interface Limit {
  /** Counts an action once for everybody that has a limit of it. Throws 429 with the seconds to wait. */
  (counted: Counted): Promise<number>;
  /** Takes back one that the server could not do. */
  giveBack(counted: Counted): Promise<void>;
}

export type RateLimits = Readonly<Record<Action, Limit>>;

interface RateLimitDeps {
  db: Queries;
  log: Pick<Log, 'warn'>;
  metrics: { shopLimit(action: Action): void };
}

/** Returns the counters of all actions. Each returns the highest count of the current period. */
export function createRateLimits({ db, log, metrics }: RateLimitDeps, scale: number): RateLimits {
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

  const countersOf = (action: Action): RateLimits[Action] => {
    const { per, countedBy, ...most }: ActionLimit = actionLimits[action];
    const counter = (points: number | undefined, keyPrefix: string) => {
      if (points === undefined || countedBy === 'action') return null;
      const options = { keyPrefix, points: scaled(points, scale), duration: per };
      return countedBy === 'database'
        ? new RateLimiterPostgres({ ...options, ...shared })
        : new RateLimiterMemory(options);
    };
    const account = counter(most.account, `${action} of an account`);
    const admin = counter(most.admin, `${action} of an admin`);
    const networks = networkWidths.map(({ bits, times }) =>
      counter(most.address && most.address * times, `${action} of a /${bits}`),
    );
    const ofShop = most.shop === undefined ? null : scaled(most.shop, scale);
    const shop = new RateLimiterMemory({ points: 0, duration: per });

    /** Once per period. */
    async function alert(): Promise<void> {
      if (ofShop === null || (await shop.penalty('all')).consumedPoints !== ofShop + 1) return;
      metrics.shopLimit(action);
      log.warn({ action, count: ofShop, seconds: per }, 'the whole shop exceeds a limit');
    }

    const countersFor = ({ userId, role, networks: hashes = [] }: Counted) => {
      if (role === 'admin' && admin !== null && userId !== undefined) return [[admin, userId] as const];
      const ofAccount = userId === undefined ? [] : [[account, userId] as const];
      return [...ofAccount, ...hashes.map((hash, index) => [networks[index] ?? null, hash] as const)];
    };

    const count = async (counted: Counted) => {
      await alert();
      let highest = 0;
      for (const [limiter, key] of countersFor(counted))
        highest = Math.max(highest, await consume(limiter, key));
      return highest;
    };
    const giveBack = async (counted: Counted) => {
      for (const [limiter, key] of countersFor(counted)) await limiter?.reward(key);
    };
    return Object.assign(count, { giveBack });
  };

  const otherSites = countersOf('otherSites');
  const limits = Object.keys(actionLimits).map((name) => {
    const action = name as Action;
    const count = countersOf(action);
    const of = ({ isFromOtherSite }: Counted) => (isFromOtherSite ? otherSites : count);
    const limit = (counted: Counted) => of(counted)(counted);
    return [action, Object.assign(limit, { giveBack: (counted: Counted) => of(counted).giveBack(counted) })];
  });
  // `Object.fromEntries` and `Object.keys` lose the names.
  return Object.fromEntries(limits) as RateLimits;
}

/** Returns the count of the current period. Throws 429. */
async function consume(counter: RateLimiterAbstract | null, key: string): Promise<number> {
  if (counter === null) return 0;
  try {
    return (await counter.consume(key)).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Problem('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
}
