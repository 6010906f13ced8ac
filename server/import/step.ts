import type { Actor } from '../core/actor.ts';
import type { Log } from '../core/log.ts';
import type { Database, Queries } from '../db/connect.ts';
import type { PictureConfig } from './kind.ts';
import type { StoredRun } from './stored-run.ts';

export interface ImportDeps {
  db: Database;
  config: PictureConfig;
  log: Pick<Log, 'warn' | 'error'>;
}

/** What a step of a run has to work with. */
export interface StepContext {
  db: Database;
  config: PictureConfig;
  run: StoredRun;
  actor: Actor;
  /** Runs some of the work in a transaction, in which no other process works on the run. */
  work<Result>(some: (tx: Queries) => Promise<Result>): Promise<Result>;
}

/** Does the next batch. Returns false when the step has ended. */
export type Step = () => Promise<boolean>;
