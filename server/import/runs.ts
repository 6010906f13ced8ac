import {
  defaultOptions,
  type ImportChange,
  type ImportCorrections,
  type ImportDetails,
  type ImportRun,
  type ImportStep,
  type NewImport,
} from '#contract/import/imports.ts';
import { faultTexts } from '#contract/import/faults.ts';
import { fieldsOf, isFieldOf, missingColumns } from '#contract/import/map-columns.ts';
import { stateAfterStep } from '#contract/import/steps.ts';
import * as m from '#messages/imports.js';
import type { Actor } from '../core/actor.ts';
import { newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import { countMissing } from './missing-parts.ts';
import { findSavedColumns, listSavedColumns, saveColumns } from './saved-columns.ts';
import { columnToWire, findRun, lockOpen, toWire, type StoredColumn, type StoredRun } from './stored-run.ts';

/** Announces a file. */
export async function addImport(tx: Queries, { name, bytes }: NewImport, actor: Actor): Promise<ImportRun> {
  const id = newId();
  await tx.query('INSERT INTO imports (id, user_id, name, bytes, options) VALUES ($1, $2, $3, $4, $5)', [
    ...[id, actor.userId, name, bytes, JSON.stringify(defaultOptions)],
  ]);
  return toWire(await findRun(tx, id));
}

/** Stores the next bytes of a file, and starts to read it after the last. What is received already is ignored. Throws 404, 400, 409. */
export async function receiveBytes(
  tx: Queries,
  id: string,
  from: number,
  bytes: Uint8Array,
): Promise<ImportRun> {
  const run = await findRun(tx, id, true);
  if (from < run.received) return toWire(run);
  if (run.state !== 'receiving') throw new Problem('IMPORT_BUSY');
  if (from !== run.received || bytes.byteLength === 0 || from + bytes.byteLength > run.bytes)
    throw new Problem('INVALID', { message: m.wrongBytes({ from: run.received }), extra: { field: 'from' } });
  const received = from + bytes.byteLength;
  await tx.query('INSERT INTO import_chunks (import_id, start, bytes) VALUES ($1, $2, $3)', [
    id,
    from,
    bytes,
  ]);
  await tx.query(
    `UPDATE imports SET received = $2, state = CASE WHEN bytes = $2 THEN 'reading' ELSE state END,
       queued_at = CASE WHEN bytes = $2 THEN now() END WHERE id = $1`,
    [id, received],
  );
  return toWire(await findRun(tx, id));
}

/** Changes how a file is read and where its columns go. Throws 404, 400, 409. */
export async function changeImport(tx: Queries, id: string, change: ImportChange): Promise<ImportDetails> {
  const run = await lockOpen(tx, id);
  if (change.file !== undefined) {
    await tx.query(
      `UPDATE imports SET file = $2, state = 'reading', queued_at = now(), started_at = NULL WHERE id = $1`,
      [id, JSON.stringify(change.file)],
    );
    return findDetails(tx, id);
  }
  for (const field of ['columns', 'decimals', 'dayOrders'] as const)
    if ((change[field]?.length ?? run.columns.length) !== run.columns.length)
      throw new Problem('INVALID', {
        message: m.columnCount({ count: run.columns.length }),
        extra: { field },
      });
  const saved = change.savedColumns === undefined ? null : await findSavedColumns(tx, change.savedColumns);
  const kind = change.kind ?? saved?.kind ?? run.kind;
  const isOther = kind !== run.kind;
  const named = isOther && kind ? fieldsOf(kind, run.columns) : null;
  const columns = run.columns.map((before, at): StoredColumn => {
    const chosen = change.columns?.[at];
    if (chosen !== undefined && chosen !== null && kind !== null && !isFieldOf(kind, chosen))
      throw new Problem('INVALID', {
        message: m.unknownField({ field: chosen }),
        extra: { field: 'columns', row: at },
      });
    const { decimals, dayOrders } = change;
    const column = {
      ...before,
      decimal: decimals ? (decimals[at] ?? null) : before.decimal,
      days: { ...before.days, chosen: dayOrders ? (dayOrders[at] ?? null) : before.days.chosen },
    };
    if (chosen !== undefined)
      return {
        ...column,
        field: chosen,
        because: chosen === column.field ? column.because : chosen === null ? null : 'chosen',
      };
    const place = saved?.headings.indexOf(column.heading) ?? -1;
    if (saved && place >= 0)
      return {
        ...column,
        field: saved.fields[place] ?? null,
        because: 'saved',
        decimal: saved.decimals[place] ?? column.decimal,
        days: { ...column.days, chosen: saved.dayOrders[place] ?? column.days.chosen },
      };
    if (named) return { ...column, field: named[at] ?? null, because: named[at] ? 'name' : null };
    return column;
  });
  const taken = columns.flatMap(({ field }) => field ?? []);
  const twice = taken.findIndex((field, at) => taken.indexOf(field) < at);
  if (twice >= 0)
    throw new Problem('INVALID', {
      message: m.fieldTwice({ field: taken[twice] ?? '' }),
      extra: { field: 'columns' },
    });
  await tx.query(
    `UPDATE imports SET kind = $2, columns = $3, options = $4, state = 'columns' WHERE id = $1`,
    [...[id, kind, JSON.stringify(columns), JSON.stringify({ ...run.options, ...change.options })]],
  );
  if (change.saveAs !== undefined && kind !== null) await saveColumns(tx, kind, change.saveAs, columns);
  return findDetails(tx, id);
}

/** Corrects cells of a file. Throws 404, 400 for a column that it does not have, 409. */
export async function correctRows(tx: Queries, id: string, cells: ImportCorrections): Promise<ImportRun> {
  const run = await lockOpen(tx, id);
  const corrections = cells.map(({ row, column, value }, index) => {
    const at = run.columns.findIndex(({ heading }) => heading === column);
    if (at < 0)
      throw new Problem('INVALID', {
        message: m.unknownColumn({ column }),
        extra: { row: index, column: 'column' },
      });
    return { row, at, value };
  });
  for (const { row, at, value } of corrections)
    await tx.query(
      `UPDATE import_rows SET cells = jsonb_set(cells, ARRAY[$3::text], to_jsonb($4::text)) WHERE import_id = $1 AND row = $2`,
      [id, row, at, value],
    );
  await tx.query(`UPDATE imports SET state = 'columns' WHERE id = $1`, [id]);
  return toWire(await findRun(tx, id));
}

const noCounts = { added: 0, changed: 0, unchanged: 0, refused: 0, waiting: 0, leftOut: 0, removed: 0 };

/** Queues the next step of a run. Throws 404, 400 if columns are missing, 409. */
export async function takeStep(tx: Queries, id: string, step: ImportStep, actor: Actor): Promise<ImportRun> {
  const run = await findRun(tx, id, true);
  const to = stateAfterStep(step, run.state);
  const isLate = (step === 'undo' || step === 'publish') && !run.isUndoable;
  if (to === null || isLate) throw new Problem('IMPORT_BUSY');
  if (step === 'check') checkColumns(run);
  const isCounted = step === 'check' || step === 'import';
  await tx.query(
    `UPDATE imports SET state = $2, queued_at = now(), started_at = NULL, cursor = 0, done = 0, error = NULL,
       counts = CASE WHEN $3 THEN $4::jsonb ELSE counts END WHERE id = $1`,
    [id, to, isCounted, JSON.stringify(noCounts)],
  );
  if (step === 'undo') {
    await tx.query('DELETE FROM import_pictures WHERE import_id = $1', [id]);
    await tx.query('UPDATE imports SET pictures_done = pictures WHERE id = $1', [id]);
  }
  if (step === 'import' && run.kind) await saveColumns(tx, run.kind, '', run.columns);
  await recordAudit(tx, { ...actor, object: id, after: `${step} ${run.name}` });
  return toWire(await findRun(tx, id));
}

/** Throws 400. */
function checkColumns({ kind, columns }: StoredRun): void {
  if (kind === null) throw new Problem('INVALID', { message: m.kindNeeded(), extra: { field: 'kind' } });
  const missing = missingColumns(
    kind,
    columns.map(({ field }) => field),
  );
  if (missing.length > 0)
    throw new Problem('INVALID', {
      message: m.columnsNeeded({ columns: missing.join(', ') }),
      extra: { field: 'columns' },
    });
}

/** Removes a run that has changed nothing, or cannot be undone any more. Throws 404, 409. */
export async function removeImport(tx: Queries, id: string, actor: Actor): Promise<void> {
  const run = await findRun(tx, id, true);
  if (run.queuedAt !== null || run.isUndoable) throw new Problem('IMPORT_BUSY');
  await tx.query('DELETE FROM imports WHERE id = $1', [id]);
  await recordAudit(tx, { ...actor, object: id, after: 'removed' });
}

/** The faults of a kind that a page shows before it asks for more. */
const shownFaults = 20;

/** Throws 404. */
export async function findDetails(db: Queries, id: string): Promise<ImportDetails> {
  const run = await findRun(db, id);
  const { kind, columns, file, options, notes } = run;
  const isSettled = run.queuedAt === null;
  return {
    ...toWire(run),
    ...{ file, options, notes },
    columns: columns.map((column) => columnToWire(column, kind)),
    missing:
      kind === null
        ? []
        : missingColumns(
            kind,
            columns.map(({ field }) => field),
          ),
    saved: await listSavedColumns(
      db,
      columns.map(({ heading }) => heading),
    ),
    faults: isSettled ? await listFaults(db, id) : [],
    missingParts: isSettled ? await countMissing(db, id) : 0,
    matches: isSettled ? await countMatches(db, id) : [],
    kept: await listKept(db, run),
  };
}

async function listFaults(db: Queries, id: string): Promise<ImportDetails['faults']> {
  const { rows } = await db.query<Pick<ImportDetails['faults'][number], 'kind' | 'count' | 'faults'>>(
    `SELECT fault->>'kind' AS kind, max(count)::int AS count,
         json_agg(fault || jsonb_build_object('row', row, 'about', about) ORDER BY row) AS faults
       FROM (SELECT row, about, fault, row_number() OVER (PARTITION BY fault->>'kind' ORDER BY row) AS place,
                 count(*) OVER (PARTITION BY fault->>'kind') AS count
               FROM import_rows CROSS JOIN jsonb_array_elements(faults) AS fault
              WHERE import_id = $1 AND faults <> '[]') AS placed
      WHERE place <= ${shownFaults} GROUP BY fault->>'kind' ORDER BY max(count) DESC`,
    [id],
  );
  return rows.map((group) => ({ ...group, ...faultTexts(group.kind) }));
}

async function countMatches(db: Queries, id: string): Promise<ImportDetails['matches']> {
  const { rows } = await db.query<ImportDetails['matches'][number]>(
    `SELECT thing, count(*) FILTER (WHERE choice IS NOT NULL)::int AS matched,
         count(*) FILTER (WHERE because = 'remembered')::int AS remembered,
         count(*) FILTER (WHERE choice IS NULL)::int AS unmatched,
         coalesce(sum(rows) FILTER (WHERE choice IS NULL), 0)::int AS rows
       FROM import_matches WHERE import_id = $1 AND rows > 0 GROUP BY thing ORDER BY thing`,
    [id],
  );
  return rows;
}

/** What an undo leaves, or has left. */
async function listKept(db: Queries, run: StoredRun): Promise<string[]> {
  if (run.state === 'undone') {
    const { rows } = await db.query<{ why: string; count: number }>(
      `SELECT why, count(*)::int AS count FROM import_changes WHERE import_id = $1 AND state = 'kept' GROUP BY why ORDER BY count DESC`,
      [run.id],
    );
    return rows.map(({ why, count }) => m.keptCount({ count, why }));
  }
  if (!run.isUndoable) return [];
  const { rows } = await db.query<{ orders: number; ordered: number }>(
    `SELECT count(*) FILTER (WHERE thing = 'order')::int AS orders,
         count(*) FILTER (WHERE before IS NULL AND EXISTS (SELECT FROM orders WHERE part_id = CASE thing WHEN 'part' THEN object::uuid END))::int AS ordered
       FROM import_changes WHERE import_id = $1 AND state = 'done'`,
    [run.id],
  );
  const { orders = 0, ordered = 0 } = rows[0] ?? {};
  return [
    ...(orders > 0 ? [m.keptCount({ count: orders, why: m.keptShipped() })] : []),
    ...(ordered > 0 ? [m.keptCount({ count: ordered, why: m.keptOrdered() })] : []),
  ];
}

/** Forgets the files of runs that have ended, and after a week their rows. Some at a time. */
export async function removeOldImports(db: Queries): Promise<void> {
  const isOld = (column: string) => `${column} < now() - interval '7 days'`;
  await db.query(
    `DELETE FROM import_chunks WHERE import_id IN (SELECT id FROM imports WHERE queued_at IS NULL AND (ended_at IS NOT NULL OR ${isOld('created_at')}))`,
  );
  for (const table of ['import_files', 'import_pictures'])
    await db.query(
      `DELETE FROM ${table} WHERE import_id IN (SELECT id FROM imports WHERE queued_at IS NULL
         AND CASE WHEN ended_at IS NULL THEN ${isOld('created_at')} ELSE pictures_done >= pictures END)`,
    );
  await db.query(
    `DELETE FROM import_rows WHERE (import_id, row) IN (
       SELECT import_id, row FROM import_rows JOIN imports ON imports.id = import_id
        WHERE queued_at IS NULL AND ${isOld('coalesce(ended_at, imports.created_at)')} LIMIT 20000)`,
  );
  // What names people.
  await db.query(
    `DELETE FROM import_changes USING imports
      WHERE imports.id = import_id AND queued_at IS NULL AND thing IN ('oldCustomer', 'oldOrder')
        AND ${isOld('coalesce(ended_at, imports.created_at)')}`,
  );
}
