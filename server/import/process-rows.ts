import { leavesOutRow } from '#contract/import/faults.ts';
import { columnsOf, type ImportKind } from '#contract/import/kinds.ts';
import type { RowCounts, RowResult } from '#contract/import/imports.ts';
import * as m from '#messages/imports.js';
import { groupBy } from '#contract/group-by.ts';
import type { Queries } from '../db/connect.ts';
import { createChosen } from './created.ts';
import { differences, type Change, type Group, type Plan, type PlanContext, type RowsWith } from './kind.ts';
import { kinds } from './kinds/kinds.ts';
import { createLinker, isLink, linkPlace } from './link-rows.ts';
import { loadMatches, saveMatches } from './load-matches.ts';
import type { Matches } from './matches.ts';
import { holdBackPictures, queuePictures } from './pictures/write-pictures.ts';
import { createRowReader, type CellFault, type ReadRow, type RowReader } from './read-cells.ts';
import type { Step, StepContext } from './step.ts';
import { mappedColumns } from './stored-run.ts';

/** Rows of one transaction, which locks the parts that it changes for less time than a customer notices. */
const batchSize: Readonly<Record<ImportKind, number>> = {
  ...{ vehicles: 500, parts: 200, fitment: 2_000, stock: 200, tracking: 20, customers: 500, orders: 500 },
};

const groupedAtOnce = 5_000;

interface StoredRow {
  row: number;
  groupRow: number;
  cells: string[];
}

/** A row with what became of it. */
interface Outcome {
  row: number;
  result: RowResult;
  about: string;
  name: string;
  faults: readonly CellFault[];
}

/** Checks the rows of a run, or imports them: the same, but for what it writes. */
export function processRows(context: StepContext, kind: ImportKind, isDry: boolean): Step {
  const { db, config, run, work, actor } = context;
  const readCells = createRowReader(kind, mappedColumns(run));
  let resolve: ((row: ReadRow) => ReadRow) | undefined;
  const read: RowReader = (row) => (resolve ?? keep)(readCells(row));
  const group = isDry && run.cursor === 0 ? groupRows(context, read) : undefined;
  let isGrouped = group === undefined;
  let matches: Matches | undefined;
  const fields = new Set(run.columns.flatMap(({ field }) => field ?? []));
  const link = createLinker(run, read, isDry);

  return async () => {
    resolve ??= (await kinds[kind].prepare?.(db, rowsWith(context, readCells))) ?? keep;
    if (group && !isGrouped) {
      isGrouped = !(await group());
      return true;
    }
    if (!matches) {
      if (!isDry && run.cursor === 0) await createChosen(context);
      matches = await loadMatches(db, run.id);
    }
    const known = matches;
    return work(async (tx) => {
      const cursor = await cursorOf(tx, run.id);
      const planContext: PlanContext = {
        ...{
          tx,
          importId: run.id,
          config,
          fields,
          options: run.options,
          matches: known,
          isLocking: !isDry,
          now: run.createdAt,
        },
      };
      const rows = isLink(cursor) ? [] : await nextRows(tx, run.id, cursor, batchSize[kind]);
      const last = rows.at(-1);
      if (!last) {
        const write = { tx, config, actor, statedBy: run.startedBy, email: '' };
        const place = await link(planContext, write, Math.max(cursor, linkPlace));
        await tx.query(
          place !== null
            ? `UPDATE imports SET cursor = ${place} WHERE id = $1`
            : isDry
              ? `UPDATE imports SET state = 'checked' WHERE id = $1`
              : `UPDATE imports SET state = 'done', ended_at = now() WHERE id = $1`,
          [run.id],
        );
        return place !== null;
      }
      const { outcomes, changes: planned, removed } = await planRows(planContext, kind, rows, read);
      const changes = isDry ? planned : await write(context, tx, kind, planned, outcomes);
      await saveOutcomes(tx, run.id, outcomes, changes, isDry);
      await saveMatches(tx, run.id, known.takeSeen());
      await tx.query(
        `UPDATE imports SET cursor = $2, done = done + $3, counts = (
           SELECT jsonb_object_agg(key, value::int + coalesce(($4::jsonb ->> key)::int, 0)) FROM jsonb_each_text(counts)) WHERE id = $1`,
        [run.id, last.groupRow, rows.length, JSON.stringify(countsOf(outcomes, removed))],
      );
      return true;
    });
  };
}

const keep = (row: ReadRow): ReadRow => row;

const rowsWith =
  ({ db, run }: StepContext, read: RowReader): RowsWith =>
  async (field) => {
    const at = run.columns.findIndex((column) => column.field === field);
    if (at < 0) return [];
    const { rows } = await db.query<StoredRow>(
      `SELECT row, cells FROM import_rows WHERE import_id = $1 AND cells ->> $2::int <> '' ORDER BY row`,
      [run.id, at],
    );
    return rows.map(read);
  };

/** Finds out which rows are about the same thing. Begins again if it is interrupted. */
function groupRows({ run, work }: StepContext, read: RowReader): Step {
  const first = new Map<string, number>();
  let after = -1;
  return () =>
    work(async (tx) => {
      if (after < 0) {
        await tx.query('DELETE FROM import_changes WHERE import_id = $1', [run.id]);
        await tx.query(
          `DELETE FROM import_matches WHERE import_id = $1 AND because IS DISTINCT FROM 'chosen'`,
          [run.id],
        );
        await tx.query('UPDATE import_matches SET rows = 0 WHERE import_id = $1', [run.id]);
      }
      const { rows } = await tx.query<StoredRow>(
        `SELECT row, group_row AS "groupRow", cells FROM import_rows WHERE import_id = $1 AND row > $2 ORDER BY row LIMIT ${groupedAtOnce}`,
        [run.id, after],
      );
      const moved = rows.flatMap(({ row, groupRow, cells }) => {
        const { key } = read({ row, cells });
        const wanted = first.get(key) ?? row;
        first.set(key, wanted);
        return wanted === groupRow ? [] : [{ row, wanted }];
      });
      if (moved.length > 0)
        await tx.query(
          `UPDATE import_rows SET group_row = wanted FROM json_to_recordset($2) AS one (row int, wanted int)
            WHERE import_id = $1 AND import_rows.row = one.row`,
          [run.id, JSON.stringify(moved)],
        );
      after = rows.at(-1)?.row ?? after;
      return rows.length === groupedAtOnce;
    });
}

async function cursorOf(tx: Queries, importId: string): Promise<number> {
  const { rows } = await tx.query<{ cursor: number }>('SELECT cursor FROM imports WHERE id = $1', [importId]);
  return rows[0]?.cursor ?? 0;
}

/** The next whole groups of rows after one, about `count` rows. */
async function nextRows(tx: Queries, importId: string, after: number, count: number): Promise<StoredRow[]> {
  const rowsWhere = async (condition: string, ...values: readonly number[]) => {
    const { rows } = await tx.query<StoredRow>(
      `SELECT row, group_row AS "groupRow", cells FROM import_rows WHERE import_id = $1 AND ${condition}`,
      [importId, ...values],
    );
    return rows;
  };
  const rows = await rowsWhere('group_row > $2 ORDER BY group_row, row LIMIT $3', after, count);
  const last = rows.at(-1);
  if (!last || rows.length < count) return rows;
  return [...rows, ...(await rowsWhere('group_row = $2 AND row > $3 ORDER BY row', last.groupRow, last.row))];
}

async function planRows(
  context: PlanContext,
  kind: ImportKind,
  stored: readonly StoredRow[],
  read: RowReader,
) {
  const outcomes = new Map<number, Outcome>();
  const groups: Group[] = [];
  const joined = new Map<number, readonly ReadRow[]>();
  for (const [groupRow, rows] of groupBy(stored, (one) => one.groupRow)) {
    const readRows = rows.map(read);
    for (const row of readRows)
      outcomes.set(row.row, {
        row: row.row,
        result: 'refused',
        about: row.about,
        name: '',
        faults: row.faults,
      });
    const whole = readRows.filter(({ faults }) => faults.length === 0);
    const chosen = kinds[kind].hasManyRows ? whole : chooseOne(whole, kind, context, outcomes);
    const [first, ...more] = chosen;
    if (!first) continue;
    groups.push({ row: groupRow, rows: [first, ...more], isPartial: whole.length < rows.length });
    // Those that were joined to it.
    if (!whole.includes(first)) joined.set(first.row, whole.slice(1));
  }
  const plans = groups.length === 0 ? [] : await kinds[kind].plan(context, groups);
  const changes: Array<Change & { groupRow: number }> = [];
  let removed = 0;
  groups.forEach(({ row: groupRow, rows }, at) => {
    const plan: Plan | undefined = plans[at];
    if (!plan) throw new Error(`Row ${groupRow} has no plan.`);
    for (const { row } of rows) {
      const outcome = outcomes.get(row);
      const faults = plan.faults.get(row) ?? [];
      const isRefused = faults.some((fault) => leavesOutRow(fault.kind) && fault.kind !== 'unmatched');
      const result = isRefused ? 'refused' : (plan.results.get(row) ?? 'unchanged');
      if (outcome) Object.assign(outcome, { result, name: plan.name, faults });
      for (const other of joined.get(row) ?? [])
        Object.assign(outcomes.get(other.row) ?? {}, {
          result: result === 'added' ? 'unchanged' : result,
          name: plan.name,
        });
    }
    if (plan.change) changes.push({ ...plan.change, groupRow });
    removed += plan.removed;
  });
  return { outcomes, changes, removed };
}

/** Rows that differ in their lists only, as one row with all values. Undefined: they differ in more. */
function joinLists([first, ...more]: readonly ReadRow[], kind: ImportKind): ReadRow | undefined {
  if (!first) return undefined;
  const isList = ([field, value]: readonly [string, unknown]) =>
    columnsOf(kind).get(field)?.isList === true && Array.isArray(value);
  const single = ({ values }: ReadRow) =>
    JSON.stringify([...values].filter((entry) => !isList(entry)).sort());
  if (more.some((row) => single(row) !== single(first))) return undefined;
  const values = new Map(first.values);
  for (const [field, list] of more.flatMap((row) => [...row.values].filter(isList)))
    values.set(field, [...new Set([values.get(field) ?? [], list].flat())]);
  return { ...first, values };
}

/** Of rows about one thing, which must be equal: one of them, all of them joined, or none. */
function chooseOne(
  rows: readonly ReadRow[],
  kind: ImportKind,
  { options }: PlanContext,
  outcomes: Map<number, Outcome>,
): readonly ReadRow[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length === 1) return rows;
  const text = ({ values }: ReadRow) => JSON.stringify([...values].sort());
  const areEqual = rows.every((row) => text(row) === text(first));
  const joined = areEqual ? undefined : joinLists(rows, kind);
  if (joined) return [joined];
  const taken = areEqual || options.twice === 'first' ? first : options.twice === 'last' ? last : undefined;
  const places = rows.map(({ row }) => row).join(', ');
  for (const row of rows) {
    const outcome = outcomes.get(row.row);
    if (row === taken || !outcome) continue;
    if (taken) outcome.result = areEqual ? 'unchanged' : 'leftOut';
    else outcome.faults = [twiceFault(kind, outcome.about, places)];
  }
  return taken ? [taken] : [];
}

/** The heading of the column that says what a row is about. */
const keyHeading = (kind: ImportKind): string =>
  [...columnsOf(kind).values()].find(({ key }) => key !== undefined)?.heading ?? '';

const twiceFault = (kind: ImportKind, value: string, rows: string): CellFault => ({
  ...{ kind: 'twice', column: keyHeading(kind), value },
  rule: m.twiceRule({ rows }),
  remedy: m.twiceRemedy(),
});

/**
 * Makes the changes, and queues pictures that are not stored yet. Rows whose changes the shop does not allow are refused. Returns
 * what was changed.
 */
async function write(
  { actor, run, db, config }: StepContext,
  tx: Queries,
  kind: ImportKind,
  planned: ReadonlyArray<Change & { groupRow: number }>,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<ReadonlyArray<Change & { groupRow: number }>> {
  if (planned.length === 0) return [];
  const { changes, queued } = holdBackPictures(planned);
  const email = await emailOf(db, run.userId);
  const failures = await kinds[kind].write(
    { tx, config, actor, statedBy: run.startedBy, email },
    // Of those that only wait for pictures nothing changes yet.
    changes.filter(({ before, after }) => !before || !after || differences(before, after) !== null),
  );
  for (const { object, groupRow } of changes) {
    const why = failures.get(object);
    const outcome = outcomes.get(groupRow);
    if (why === undefined || !outcome) continue;
    outcome.result = 'refused';
    outcome.faults = [
      ...outcome.faults,
      { kind: 'value', column: '', value: '', rule: why, remedy: m.valueRemedy() },
    ];
  }
  await queuePictures(
    tx,
    run.id,
    queued.filter(({ part }) => !failures.has(part)),
  );
  return changes.filter(({ object }) => !failures.has(object));
}

async function emailOf(db: Queries, userId: string | null): Promise<string> {
  const { rows } = await db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
  return rows[0]?.email ?? '';
}

async function saveOutcomes(
  tx: Queries,
  importId: string,
  outcomes: ReadonlyMap<number, Outcome>,
  changes: ReadonlyArray<Change & { groupRow: number }>,
  isDry: boolean,
): Promise<void> {
  await tx.query(
    `UPDATE import_rows SET result = one.result, about = one.about, name = one.name, faults = one.faults
       FROM json_to_recordset($2) AS one (row int, result text, about text, name text, faults jsonb)
      WHERE import_id = $1 AND import_rows.row = one.row`,
    [importId, JSON.stringify([...outcomes.values()])],
  );
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO import_changes (import_id, group_row, thing, object, before, after, state)
     SELECT $1, "groupRow", thing, object, before, after, $3
       FROM json_to_recordset($2) AS one ("groupRow" int, thing text, object text, before jsonb, after jsonb)
     ON CONFLICT (import_id, group_row) DO UPDATE SET object = EXCLUDED.object, before = EXCLUDED.before, after = EXCLUDED.after,
       state = EXCLUDED.state`,
    [importId, JSON.stringify(changes), isDry ? 'planned' : 'done'],
  );
}

function countsOf(outcomes: ReadonlyMap<number, Outcome>, removed: number): Partial<RowCounts> {
  const counts: Partial<RowCounts> = { removed };
  for (const { result } of outcomes.values()) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
