import { limits } from '#contract/limits.ts';
import type { Queries } from '../db/connect.ts';
import { differences, type Change, type Link, type PlanContext, type WriteContext } from './kind.ts';
import { kinds, thingsOf } from './kinds/kinds.ts';
import type { CellFault, RowReader } from './read-cells.ts';
import { mappedColumns, type StoredRun } from './stored-run.ts';

/** What is added to a row for the place of its link: behind all rows, so that an undo takes links back first. */
export const linkPlace = limits.import.rows + 2;

/** Whether the change at a place is a link. */
export const isLink = (place: number): boolean => place >= linkPlace;

/** Links of one transaction. */
const batchSize = 100;

type PlannedChange = Change & { groupRow: number };

/**
 * Returns a function that does the next links of a run after a place, and returns the place of the last. Null: none is left. All
 * links are found out before the first is made, because they may lead to each other.
 */
export function createLinker(run: StoredRun, read: RowReader, isDry: boolean) {
  const kind = run.kind === null ? undefined : kinds[run.kind].links;
  const column = mappedColumns(run).find(({ field }) => field === kind?.field);
  let links: readonly Link[] | undefined;

  async function planAll(context: PlanContext): Promise<Link[]> {
    if (!kind || !column) return [];
    const { rows } = await context.tx.query<{
      row: number;
      groupRow: number;
      cells: string[];
      object: string | null;
    }>(
      `SELECT row, group_row AS "groupRow", cells, object
         FROM import_rows LEFT JOIN (SELECT * FROM import_changes WHERE state = $3) AS changed USING (import_id, group_row)
        WHERE import_id = $1 AND result IN ('added', 'changed', 'unchanged') AND cells ->> $2::int <> ''
        ORDER BY group_row, row`,
      [run.id, column.at, isDry ? 'planned' : 'done'],
    );
    const named = rows.map(({ row, groupRow, cells, object }) => ({
      ...{ row: read({ row, cells }), groupRow, object },
    }));
    return named.length === 0 ? [] : kind.plan(context, named);
  }

  return async (context: PlanContext, write: WriteContext, place: number): Promise<number | null> => {
    links ??= await planAll(context);
    const batch = links.filter(({ groupRow }) => groupRow + linkPlace > place).slice(0, batchSize);
    const last = batch.at(-1);
    const things = kind && thingsOf(kind.thing);
    if (!last || !things) return null;
    const { tx } = context;
    const now = await things.read(
      tx,
      batch.map(({ object }) => object),
    );
    const changes = batch.flatMap(({ object, groupRow, wanted }): PlannedChange[] => {
      if (typeof wanted !== 'function') return [];
      // What a check would add is not there yet.
      const values = now.get(object) ?? {};
      const difference = differences(values, wanted(values));
      return difference ? [{ thing: kind.thing, object, groupRow, ...difference }] : [];
    });
    if (!isDry && changes.length > 0) await things.write(write, changes);
    await saveLinks(tx, run.id, batch, changes, isDry);
    return last.groupRow + linkPlace;
  };
}

/** Stores the changes and the faults. Rows that were the same as in the shop are changed by them. */
async function saveLinks(
  tx: Queries,
  importId: string,
  batch: readonly Link[],
  changes: readonly PlannedChange[],
  isDry: boolean,
): Promise<void> {
  const changed = new Set(changes.map(({ groupRow }) => groupRow));
  const rows = batch.flatMap(({ rows: all, groupRow, wanted }) =>
    all.map((row) => ({
      row,
      isChanged: changed.has(groupRow),
      faults: typeof wanted === 'function' ? [] : ([wanted] satisfies CellFault[]),
    })),
  );
  await tx.query(
    `WITH one AS MATERIALIZED (SELECT * FROM json_to_recordset($2) AS one (row int, "isChanged" boolean, faults jsonb)),
     counted AS (
       SELECT count(*)::int AS rows FROM import_rows JOIN one USING (row)
        WHERE import_id = $1 AND "isChanged" AND result = 'unchanged'
     ), written AS (
       UPDATE import_rows SET faults = import_rows.faults || one.faults,
           result = CASE WHEN "isChanged" AND result = 'unchanged' THEN 'changed' ELSE result END
         FROM one WHERE import_id = $1 AND import_rows.row = one.row
     )
     UPDATE imports SET counts = counts || jsonb_build_object('changed', (counts->>'changed')::int + counted.rows,
         'unchanged', (counts->>'unchanged')::int - counted.rows)
       FROM counted WHERE id = $1`,
    [importId, JSON.stringify(rows)],
  );
  await tx.query(
    `INSERT INTO import_changes (import_id, group_row, thing, object, before, after, state)
     SELECT $1, "groupRow" + $4, thing, object, before, after, $3
       FROM json_to_recordset($2) AS one ("groupRow" int, thing text, object text, before jsonb, after jsonb)
     ON CONFLICT (import_id, group_row) DO UPDATE SET object = EXCLUDED.object, before = EXCLUDED.before, after = EXCLUDED.after,
       state = EXCLUDED.state`,
    [importId, JSON.stringify(changes), isDry ? 'planned' : 'done', linkPlace],
  );
}
