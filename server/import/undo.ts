import { groupBy } from '#contract/group-by.ts';
import type { Queries } from '../db/connect.ts';
import * as m from '#messages/imports.js';
import { removeCreated } from './created.ts';
import { isLink } from './link-rows.ts';
import { isSame, type Change, type Values } from './kind.ts';
import { thingsOf } from './kinds/kinds.ts';
import type { Step, StepContext } from './step.ts';

const batchSize = 100;

type StoredChange = Change & { groupRow: number };

/** Whether what an import wrote is still there. A stock moves with orders, and is put back by its difference. */
function isAsWritten({ after }: Change, now: Values | undefined): boolean {
  if (after === null) return now === undefined;
  return Object.entries(after).every(([field, value]) => field === 'quantity' || isSame(now?.[field], value));
}

/** Takes back the changes of a run, the last ones first. What somebody has changed since is left. */
export function undoRows({ run, config, work, actor }: StepContext): Step {
  return () =>
    work(async (tx) => {
      const { rows: last } = await tx.query<StoredChange>(
        `SELECT group_row AS "groupRow", thing, object, before, after FROM import_changes
          WHERE import_id = $1 AND state = 'done' ORDER BY group_row DESC LIMIT ${batchSize}`,
        [run.id],
      );
      // A link is taken back before the things that it joins are compared with what was written.
      const rows = last.filter(({ groupRow }) => isLink(groupRow) === isLink(last[0]?.groupRow ?? 0));
      if (rows.length === 0) {
        await tx.query(`UPDATE imports SET state = 'undone' WHERE id = $1`, [run.id]);
        return false;
      }
      const kept = new Map<number, string>();
      for (const [thing, changes] of groupBy(rows, (change) => change.thing)) {
        for (const [row, why] of await takeBack(tx, thing, changes)) kept.set(row, why);
      }
      await tx.query(
        `UPDATE import_changes SET state = CASE WHEN one.why IS NULL THEN 'undone' ELSE 'kept' END, why = one.why
           FROM json_to_recordset($2) AS one ("groupRow" int, why text) WHERE import_id = $1 AND group_row = "groupRow"`,
        [run.id, JSON.stringify(rows.map(({ groupRow }) => ({ groupRow, why: kept.get(groupRow) ?? null })))],
      );
      await tx.query('UPDATE imports SET done = least(rows, done + $2) WHERE id = $1', [run.id, rows.length]);
      return true;
    });

  async function takeBack(
    tx: Queries,
    thing: string,
    changes: readonly StoredChange[],
  ): Promise<Map<number, string>> {
    const kept = new Map<number, string>();
    const things = thingsOf(thing);
    // What was created because rows named it is a model, or has no kind.
    if (!things) {
      for (const { groupRow, object } of changes) {
        const why = await removeCreated(tx, thing, object);
        if (why !== undefined) kept.set(groupRow, why);
      }
      return kept;
    }
    const now = await things.read(
      tx,
      changes.map(({ object }) => object),
    );
    const reversed = changes.flatMap((change) => {
      const { before, after, object } = change;
      if (isAsWritten(change, now.get(object))) return [{ thing, object, before: after, after: before }];
      kept.set(change.groupRow, m.changedSince());
      return [];
    });
    if (reversed.length === 0) return kept;
    const failures = await things.write({ tx, config, actor, statedBy: run.startedBy, email: '' }, reversed);
    for (const { object, groupRow } of changes) {
      const why = failures.get(object);
      if (why !== undefined) kept.set(groupRow, why);
    }
    return kept;
  }
}
