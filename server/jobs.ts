import { removeOldSessions } from './auth/sessions.ts';
import type { Deps } from './core/deps.ts';
import type { Job } from './core/jobs.ts';
import { deleteOldKeys } from './http/idempotency.ts';
import { removeUnusedUploads } from './images/clean-up.ts';
import { compactCounters } from './orders/compact-counters.ts';
import { removeOldDeclines } from './payments/card-declines.ts';
import { shopJobs } from './payments/jobs.ts';

/** All jobs. Each must be safe to run in several processes at the same time. */
export const jobsOf = (deps: Deps): readonly Job[] => [
  deleteOldRows(deps),
  { name: 'compact counters', every: 20_000, run: () => compactCounters(deps.db) },
  {
    name: 'remove unused images',
    every: 60 * 60_000,
    run: async () => void (await removeUnusedUploads(deps)),
  },
  ...shopJobs(deps),
];

const deleteOldRows = ({ db, config }: Deps): Job => ({
  name: 'delete old rows',
  every: 10 * 60_000,
  async run() {
    await deleteOldKeys(db);
    await removeOldSessions(db, config.accessTokenTtlSeconds);
    await removeOldDeclines(db);
    await db.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
  },
});
