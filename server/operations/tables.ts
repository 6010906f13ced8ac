import type { Queries } from '../db/connect.ts';

export interface Column {
  name: string;
  /** As PostgreSQL writes it, for a cast. */
  type: string;
}

export interface Table {
  name: string;
  /** Those that are stored as they are given: what the database computes itself is not among them. */
  columns: readonly Column[];
}

type Database = Pick<Queries, 'query'>;

/**
 * What a backup leaves out: counts of the moment and sessions, which mean nothing an hour later; what triggers make of
 * the other tables; and the environment mark, which belongs to the database and not to what is in it. A session that
 * ended after a backup must not come back with it.
 */
const passing = new Set(['rate_limits', 'sessions', 'order_tallies', 'environment_mark']);

/** The tables of the shop, each after those that its rows refer to. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await db.query<{ name: string; columns: Column[]; refers: string[] }>(
    `SELECT tables.relname AS name,
       (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum)
          FROM pg_attribute
         WHERE attrelid = tables.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT coalesce(json_agg(DISTINCT other.relname), '[]')
          FROM pg_constraint JOIN pg_class AS other ON other.oid = confrelid
         WHERE conrelid = tables.oid AND contype = 'f' AND confrelid <> conrelid) AS refers
     FROM pg_class AS tables
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const left = rows.filter(({ name }) => !passing.has(name));
  const sorted: Table[] = [];
  const isDone = (name: string) => sorted.some((table) => table.name === name);
  while (left.length > 0) {
    const next = left.findIndex(({ refers }) => refers.every(isDone));
    const [table] = left.splice(next, 1);
    if (next === -1 || table === undefined) throw new Error('The tables refer to each other in a circle.');
    sorted.push({ name: table.name, columns: table.columns });
  }
  return sorted;
}

/** The numbers that the database hands out by itself. */
export async function sequencesOf(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

/** Which migration the database is at, as a number that rises. Null for a database without any. */
export async function schemaVersion(db: Database): Promise<number | null> {
  const { rows: there } = await db.query<{ is_there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`,
  );
  if (!there[0]?.is_there) return null;
  const { rows } = await db.query<{ newest: number | null }>(
    'SELECT max(created_at)::float8 AS newest FROM drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? null;
}

/** Whether none of these holds a row. */
export async function areEmpty(db: Database, tables: readonly Table[]): Promise<boolean> {
  const { rows } = await db.query<{ is_any: boolean }>(
    `SELECT ${tables.map(({ name }) => `EXISTS (SELECT FROM ${quoted(name)})`).join(' OR ')} AS is_any`,
  );
  return rows[0]?.is_any === false;
}

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
