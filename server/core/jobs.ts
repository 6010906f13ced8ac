import type { Log } from './log.ts';

/** A task that repeats in the background while the server runs. */
export interface Job {
  name: string;
  /** ms between the end of one run and the start of the next. */
  every: number;
  run(): Promise<void>;
}

interface JobDeps {
  log: Log;
  metrics: {
    expectJob(name: string): void;
    job(name: string, outcome: 'done' | 'failed', seconds: number): void;
  };
}

/** Starts each job on its own interval. A failed run is logged; the job runs again after the interval. */
export function startJobs(deps: JobDeps, jobs: readonly Job[]): { stop(): Promise<void> } {
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

  for (const job of jobs) {
    deps.metrics.expectJob(job.name);
    schedule(job);
  }
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
