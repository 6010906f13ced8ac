import * as z from 'zod/mini';
import {
  dayOrders,
  FileFormat,
  ImportOptions,
  importStates,
  RowCounts,
  type DayOrder,
  type DecimalSign,
  type FileColumn,
  type ImportRun,
} from '#contract/import/imports.ts';
import { readDay, readNumber } from '#contract/import/cells.ts';
import { columnsOf, importKinds, specOf, type ImportKind } from '#contract/import/kinds.ts';
import { limits } from '#contract/limits.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import type { MappedColumn } from './read-cells.ts';

const decimal = z.enum(['.', ',']);
const dayOrder = z.enum(dayOrders);

/** A column of a file as it is stored. */
export const StoredColumn = z.object({
  heading: z.string(),
  samples: z.array(z.string()),
  field: z.nullable(z.string()),
  because: z.nullable(z.enum(['saved', 'name', 'chosen'])),
  /** The decimal signs that its numbers certainly have. */
  signs: z.array(decimal),
  /** A number that may have either. */
  open: z.nullable(z.string()),
  /** A number with a certain sign. */
  certain: z.nullable(z.string()),
  /** What an admin has chosen. */
  decimal: z.nullable(decimal),
  /** The same of days. The version before does not store it. */
  days: z._default(
    z.object({
      orders: z.array(dayOrder),
      open: z.nullable(z.string()),
      certain: z.nullable(z.string()),
      chosen: z.nullable(dayOrder),
    }),
    { orders: [], open: null, certain: null, chosen: null },
  ),
});
export type StoredColumn = z.infer<typeof StoredColumn>;

const StoredRun = z.object({
  id: z.string(),
  userId: z.nullable(z.string()),
  startedBy: z.string(),
  name: z.string(),
  kind: z.nullable(z.enum(importKinds)),
  state: z.enum(importStates),
  bytes: z.int(),
  received: z.int(),
  file: z.nullable(FileFormat),
  columns: z.array(StoredColumn),
  options: ImportOptions,
  notes: z.array(z.string()),
  error: z.nullable(z.string()),
  rows: z.int(),
  done: z.int(),
  cursor: z.int(),
  counts: z.nullable(RowCounts),
  pictures: z.int(),
  picturesDone: z.int(),
  createdAt: z.date(),
  queuedAt: z.nullable(z.date()),
  startedAt: z.nullable(z.date()),
  endedAt: z.nullable(z.date()),
  isQueued: z.boolean(),
  drafts: z.int(),
  isUndoable: z.boolean(),
});
export type StoredRun = z.infer<typeof StoredRun>;

/** The changes of a run that can be undone. */
const done = `FROM import_changes WHERE import_id = imports.id AND import_changes.state = 'done'`;

const isRecent = `imports.state = 'done' AND ended_at > now() - make_interval(hours => ${limits.import.undoHours})`;

const columns = `imports.id, imports.user_id AS "userId", coalesce(users.name, '') AS "startedBy", imports.name, imports.kind, imports.state,
  bytes, received, file, columns, options, notes, error, rows, imports.done, cursor, counts, pictures, pictures_done AS "picturesDone", imports.created_at AS "createdAt",
  queued_at AS "queuedAt", started_at AS "startedAt", ended_at AS "endedAt",
  queued_at IS NOT NULL AND started_at IS NULL AND EXISTS (SELECT FROM imports AS other WHERE other.queued_at < imports.queued_at) AS "isQueued",
  CASE WHEN ${isRecent} THEN (SELECT count(*)::int FROM import_changes JOIN parts ON parts.id = CASE thing WHEN 'part' THEN object::uuid END
     WHERE import_id = imports.id AND import_changes.state = 'done' AND before IS NULL AND off_sale_as = 'draft') ELSE 0 END AS drafts,
  ${isRecent} AND EXISTS (SELECT ${done}) AS "isUndoable"
  FROM imports LEFT JOIN users ON users.id = imports.user_id`;

/** Returns the newest runs. */
export async function listRuns(db: Queries): Promise<StoredRun[]> {
  const { rows } = await db.query(`SELECT ${columns} ORDER BY imports.created_at DESC, imports.id LIMIT 100`);
  return rows.map((row) => StoredRun.parse(row));
}

/** Throws 404. `isLocked` until the transaction ends. */
export async function findRun(db: Queries, id: string, isLocked = false): Promise<StoredRun> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rows } = await db.query(
    `SELECT ${columns} WHERE imports.id = $1 ${isLocked ? 'FOR UPDATE OF imports' : ''}`,
    [id],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return StoredRun.parse(rows[0]);
}

const isOpen = ({ state }: StoredRun) => state === 'columns' || state === 'checked';

/** Locks a run that waits for an admin. Throws 404, 409. */
export async function lockOpen(tx: Queries, id: string): Promise<StoredRun> {
  const run = await findRun(tx, id, true);
  if (!isOpen(run)) throw new Problem('IMPORT_BUSY');
  return run;
}

/** Seconds that are left, by what was done since the step began. */
function secondsLeft({ startedAt, done: rowsDone, rows }: StoredRun, now: Date): number | null {
  if (startedAt === null || rowsDone === 0) return null;
  return Math.ceil((((now.getTime() - startedAt.getTime()) / 1000) * (rows - rowsDone)) / rowsDone);
}

export function toWire(run: StoredRun, now = new Date()): ImportRun {
  const { id, name, kind, state, isQueued, startedBy, createdAt, endedAt, bytes, received, rows, counts } =
    run;
  return {
    ...{ _id: id, name, kind, state, isQueued, startedBy, bytes, received, rows, counts },
    startedAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    done: run.done,
    secondsLeft: run.queuedAt === null ? null : secondsLeft(run, now),
    drafts: run.drafts,
    pictures: { all: run.pictures, done: run.picturesDone },
    undoUntil:
      run.isUndoable && endedAt
        ? new Date(endedAt.getTime() + limits.import.undoHours * 3_600_000).toISOString()
        : null,
    error: run.error,
  };
}

/** What was chosen, or what all that say it agree on. `ask`: something needs it, and they do not. */
function agreed<Value extends string>(
  chosen: Value | null,
  [one, ...others]: readonly Value[],
  isNeeded: boolean,
  usual: Value,
): Value | 'ask' {
  if (chosen !== null) return chosen;
  return isNeeded && (one === undefined || others.length > 0) ? 'ask' : (one ?? usual);
}

/** The decimal sign of a column. `ask`: its numbers do not say. */
export const decimalOf = ({ decimal: chosen, open, signs }: StoredColumn) =>
  agreed<DecimalSign>(chosen, signs, open !== null, '.');

/** The order of the days of a column. `ask`: they do not say. */
export const daysOf = ({ days: { chosen, open, orders } }: StoredColumn) =>
  agreed<DayOrder>(chosen, orders, open !== null, 'dayFirst');

function isNumber(kind: ImportKind, field: string): boolean {
  const reads = columnsOf(kind).get(field)?.reads;
  return reads === 'number' || reads === 'price' || specOf(field) !== null;
}

const isDay = (kind: ImportKind, field: string): boolean => columnsOf(kind).get(field)?.reads === 'day';

/** The columns of a run that go to a field. */
export const mappedColumns = ({ columns: all }: Pick<StoredRun, 'columns'>): MappedColumn[] =>
  all.flatMap((column, at) => {
    const [sign, order] = [decimalOf(column), daysOf(column)];
    const { field, heading } = column;
    if (field === null) return [];
    return [
      { at, field, heading, decimal: sign === 'ask' ? null : sign, dayOrder: order === 'ask' ? null : order },
    ];
  });

/** A column as the page shows it. */
export function columnToWire(column: StoredColumn, kind: ImportKind | null): FileColumn {
  const { heading, samples, field, because } = column;
  const [sign, order] = [decimalOf(column), daysOf(column)];
  const isOf = (test: (kind: ImportKind, field: string) => boolean, { open, certain }: Seen) =>
    kind !== null && field !== null && test(kind, field) ? (open ?? certain) : null;
  const [number, day] = [isOf(isNumber, column), isOf(isDay, column.days)];
  const text = number ?? day ?? '';
  const value =
    number === null ? order !== 'ask' && readDay(text, order) : sign !== 'ask' && readNumber(text, sign);
  return {
    ...{ heading, samples, field, because },
    decimal: number === null ? null : sign,
    dayOrder: day === null ? null : order,
    example: value === false || value === null ? null : { text, value: String(value) },
  };
}

/** A value that does not say how it is read, and one that does. */
type Seen = Pick<StoredColumn, 'open' | 'certain'>;
