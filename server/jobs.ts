import { removeOldSessions } from './auth/sessions.ts';
import type { Deps } from './core/deps.ts';
import { deleteOldKeys } from './http/idempotency.ts';
import { removeUnusedUploads } from './images/clean-up.ts';
import { compactCounters } from './orders/compact-counters.ts';
import { removeOldDeclines } from './payments/card-declines.ts';
import { shopJobs } from './payments/jobs.ts';

/** A task that repeats in the background while the server runs. */
export interface Job {
  name: string;
  /** ms between the end of one run and the start of the next. */
  every: number;
  run(): Promise<void>;
}

/** All jobs. Each must be safe to run in several processes at the same time. */
export const jobsOf = (deps: Deps): readonly Job[] => [
  deleteOldRows(deps),
  { name: 'compact counters', every: 20_000, run: () => compactCounters(deps.db) },
  {
    name: 'remove unused pictures',
    every: 60 * 60_000,
    run: async () => void (await removeUnusedUploads(deps)),
  },
  ...shopJobs(deps),
];

/** Starts each job on its own interval. A failed run is logged; the job runs again after the interval. */
export function startJobs(deps: Deps, jobs: readonly Job[] = jobsOf(deps)): { stop(): Promise<void> } {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function schedule(job: Job): void {
    const timer = setTimeout(() => {
      const startedAt = performance.now();
      const took = () => (performance.now() - startedAt) / 1000;
      const run = job
        .run()
        .then(
          () => deps.metrics.job(job.name, 'done', took()),
          (error: unknown) => {
            deps.metrics.job(job.name, 'failed', took());
            deps.log.error({ error, job: job.name }, 'job failed');
          },
        )
        .then(() => {
          running.delete(run);
          if (!isStopped) schedule(job);
        });
      running.add(run);
    }, job.every);
    timers.set(job.name, timer);
  }

  for (const job of jobs) schedule(job);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

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
