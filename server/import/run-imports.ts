import type { ImportState } from '#contract/import/imports.ts';
import * as m from '#messages/imports.js';
import { newId } from '../core/ids.ts';
import type { Queries } from '../db/connect.ts';
import { writeWords } from '../catalogue/search/write-words.ts';
import { processRows } from './process-rows.ts';
import { publishParts } from './publish.ts';
import { readRows } from './read-rows.ts';
import { UnreadableFile } from './read/source.ts';
import type { ImportDeps, Step, StepContext } from './step.ts';
import { findRun, type StoredRun } from './stored-run.ts';
import { undoRows } from './undo.ts';

/** Seconds after which another process goes on with the run of one that was killed. */
const leaseSeconds = 30;

/** Attempts at one batch before the step is given up. */
const maxAttempts = 3;

/** Where a run goes whose step cannot go on. */
const afterFailure: Partial<Record<ImportState, ImportState>> = {
  reading: 'failed',
  checking: 'columns',
  importing: 'done',
  publishing: 'done',
  undoing: 'done',
};

/** Another process works on the run by now. */
class LeaseLost extends Error {}

export type Importer = ReturnType<typeof createImporter>;

/**
 * Works on the queued imports, one after the other, in batches. A batch and its marks are one transaction, so that a process can
 * be killed at any time, and no row is done twice. Several processes take turns.
 */
export function createImporter({ db, config, log }: ImportDeps) {
  const worker = newId();
  /** What this process knows of the step that it works on. */
  let current: { key: string; step: Step } | undefined;
  let failed = { at: '', attempts: 0 };

  const lease = `worker = '${worker}', leased_until = now() + make_interval(secs => ${leaseSeconds})`;

  /** Takes the oldest run, unless another process works on one. */
  async function claim(): Promise<string | undefined> {
    const { rows } = await db.query<{ id: string }>(
      `UPDATE imports SET ${lease}, started_at = coalesce(started_at, now())
        WHERE id = (SELECT id FROM imports WHERE queued_at IS NOT NULL ORDER BY queued_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
          AND (worker = $1 OR worker IS NULL OR leased_until < now())
          AND NOT EXISTS (SELECT FROM imports WHERE queued_at IS NOT NULL AND worker <> $1 AND leased_until >= now())
       RETURNING id`,
      [worker],
    );
    return rows[0]?.id;
  }

  const work =
    (id: string): StepContext['work'] =>
    (some) =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx.query(`UPDATE imports SET ${lease} WHERE id = $1 AND worker = $2`, [
          id,
          worker,
        ]);
        if (rowCount !== 1) throw new LeaseLost();
        return some(tx);
      });

  function stepOf(run: StoredRun): Step {
    const actor = { userId: run.userId, call: 'POST /import-steps', requestId: run.id };
    const context: StepContext = { db, config, run, actor, work: work(run.id) };
    switch (run.state) {
      case 'reading':
        return readRows(context);
      case 'checking':
      case 'importing':
        if (run.kind !== null) return processRows(context, run.kind, run.state === 'checking');
        break;
      case 'publishing':
        return publishParts(context);
      case 'undoing':
        return undoRows(context);
      case 'receiving':
      case 'columns':
      case 'checked':
      case 'done':
      case 'undone':
      case 'failed':
    }
    return () => Promise.resolve(false);
  }

  /** The run waits for an admin again, or has ended. */
  async function release(tx: Queries, id: string): Promise<void> {
    await tx.query(
      'UPDATE imports SET queued_at = NULL, worker = NULL, leased_until = NULL WHERE id = $1 AND worker = $2',
      [id, worker],
    );
  }

  async function finish(run: StoredRun): Promise<void> {
    await release(db, run.id);
    if (['importing', 'publishing', 'undoing'].includes(run.state)) await writeWords(db);
  }

  /** Ends a step that cannot go on, so that the next run is not kept waiting. */
  async function giveUp(run: StoredRun, error: unknown): Promise<void> {
    const text = error instanceof UnreadableFile ? error.message : m.serverFault();
    if (!(error instanceof UnreadableFile)) log.error({ error, importId: run.id }, 'an import was given up');
    const state = afterFailure[run.state] ?? run.state;
    await db.query(
      `UPDATE imports SET error = $3, state = $4, queued_at = NULL, worker = NULL, leased_until = NULL,
         ended_at = CASE WHEN $4 = 'done' THEN coalesce(ended_at, now()) ELSE ended_at END WHERE id = $1 AND worker = $2`,
      [run.id, worker, text, state],
    );
  }

  return {
    /** Does one batch. Returns false if there is nothing to do, or another process does it. */
    async runBatch(): Promise<boolean> {
      const id = await claim();
      if (id === undefined) {
        current = undefined;
        return false;
      }
      const run = await findRun(db, id);
      const key = `${id} ${run.state} ${run.queuedAt?.toISOString()}`;
      if (current?.key !== key) current = { key, step: stepOf(run) };
      try {
        const isMore = await current.step();
        if (isMore) return true;
        current = undefined;
        await finish(run);
      } catch (error) {
        // What it knows of the run may be wrong.
        current = undefined;
        if (error instanceof LeaseLost) return false;
        const at = `${key} ${run.cursor}`;
        failed = { at, attempts: failed.at === at ? failed.attempts + 1 : 1 };
        if (!(error instanceof UnreadableFile) && failed.attempts < maxAttempts) {
          log.warn({ error, importId: id }, 'a batch of an import is tried again');
          return true;
        }
        await giveUp(run, error);
      }
      return true;
    },
    /** Works for at most `ms`. Returns whether there is more to do. */
    async run(ms: number): Promise<boolean> {
      const until = Date.now() + ms;
      while (await this.runBatch()) if (Date.now() >= until) return true;
      return false;
    },
  };
}
