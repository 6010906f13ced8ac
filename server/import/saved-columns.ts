import * as z from 'zod/mini';
import { importKinds, type ImportKind } from '#contract/import/kinds.ts';
import { dayOrders, type SavedColumns } from '#contract/import/imports.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import type { StoredColumn } from './stored-run.ts';

const Saved = z.object({
  kind: z.enum(importKinds),
  headings: z.array(z.string()),
  fields: z.array(z.nullable(z.string())),
  decimals: z.array(z.nullable(z.enum(['.', ',']))),
  dayOrders: z.array(z.nullable(z.enum(dayOrders))),
});
type Saved = z.infer<typeof Saved>;

/** Remembers where the columns of a file go; without a name, for files with the same headings. */
export async function saveColumns(
  tx: Queries,
  kind: ImportKind,
  name: string,
  columns: readonly StoredColumn[],
): Promise<void> {
  const texts = [
    columns.map(({ heading }) => heading),
    columns.map(({ field }) => field),
    columns.map(({ decimal }) => decimal),
    columns.map(({ days }) => days.chosen),
  ].map((list) => JSON.stringify(list));
  await tx.query(
    `INSERT INTO import_columns (id, kind, name, headings, fields, decimals, day_orders, used) VALUES ($1, $2, $3, $4, $5, $6, $7, 1)
     ON CONFLICT (kind, name, headings) DO UPDATE SET fields = EXCLUDED.fields, decimals = EXCLUDED.decimals,
       day_orders = EXCLUDED.day_orders,
       used = import_columns.used + 1, used_at = now()`,
    [newId(), kind, name, ...texts],
  );
}

/** Returns what is saved for files with exactly these headings, the newest. Null if nothing is. */
export async function columnsFor(db: Queries, headings: readonly string[]): Promise<Saved | null> {
  const { rows } = await db.query(
    `SELECT kind, headings, fields, decimals, day_orders AS "dayOrders" FROM import_columns WHERE headings = $1 ORDER BY used_at DESC LIMIT 1`,
    [JSON.stringify(headings)],
  );
  return rows[0] ? Saved.parse(rows[0]) : null;
}

/** Throws 404. */
export async function findSavedColumns(db: Queries, id: string): Promise<Saved> {
  const { rows } = await db.query(
    `SELECT kind, headings, fields, decimals, day_orders AS "dayOrders" FROM import_columns WHERE id = $1`,
    [isId(id) ? id : null],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return Saved.parse(rows[0]);
}

/** Returns what is saved for files with some of these headings: first what has most of them. */
export async function listSavedColumns(db: Queries, headings: readonly string[]): Promise<SavedColumns[]> {
  const { rows } = await db.query<Omit<SavedColumns, 'usedAt'> & { usedAt: Date }>(
    `SELECT id AS _id, name, kind, used, used_at AS "usedAt",
         (SELECT count(*) FROM jsonb_array_elements_text(headings) AS heading WHERE heading = ANY($1))::int AS matches
       FROM import_columns WHERE headings ?| $1 OR name <> '' ORDER BY matches DESC, used_at DESC LIMIT 20`,
    [headings],
  );
  return rows.map(({ usedAt, ...saved }) => ({ ...saved, usedAt: usedAt.toISOString() }));
}
