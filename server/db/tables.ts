import type { Queries } from './connect.ts';

export interface Table {
  name: string;
  /** Without generated columns, the words of a search and counts, which triggers write. */
  columns: readonly string[];
}

/**
 * Tables that a backup does not contain: short-lived counts; sessions, because a restore must not revive an ended one;
 * bulk jobs and imports, because a restore must not continue them; totals and the search of parts, which triggers write; what a server writes when it starts; and the environment mark and the number of the next invoice, which belong to the
 * database and not to its content.
 */
const excluded = new Set([
  'rate_limits',
  'sessions',
  'bulk_jobs',
  'bulk_job_orders',
  'imports',
  'import_chunks',
  'import_rows',
  'import_changes',
  'import_matches',
  'import_files',
  'import_pictures',
  'order_tallies',
  'part_search',
  'part_words',
  'trade_words',
  'search_language',
  'environment_mark',
  'invoice_counter',
  'seller',
]);

/** Returns the tables of the shop, each after the tables that it references. */
export async function tablesOf(db: Queries): Promise<Table[]> {
  const { rows } = await db.query<{ name: string; columns: string[]; refers: string[] }>(
    `SELECT tables.relname AS name,
       (SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
         WHERE attrelid = tables.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
           AND atttypid <> 'tsvector'::regtype
           AND NOT (tables.relname = 'categories' AND attname = 'parts')) AS columns,
       (SELECT coalesce(json_agg(DISTINCT other.relname), '[]')
          FROM pg_constraint JOIN pg_class AS other ON other.oid = confrelid
         WHERE conrelid = tables.oid AND contype = 'f' AND confrelid <> conrelid) AS refers
     FROM pg_class AS tables
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const remaining = rows.filter(({ name }) => !excluded.has(name));
  const sorted: Table[] = [];
  const isDone = (name: string) => sorted.some((table) => table.name === name);
  while (remaining.length > 0) {
    const next = remaining.findIndex(({ refers }) => refers.every(isDone));
    const [table] = remaining.splice(next, 1);
    if (next === -1 || table === undefined) throw new Error('The tables have circular references.');
    sorted.push({ name: table.name, columns: table.columns });
  }
  return sorted;
}

export async function sequencesOf(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

export async function hasTable(db: Queries, name: string): Promise<boolean> {
  const { rows } = await db.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    name,
  ]);
  return rows[0]?.exists === true;
}

interface Migration {
  /** The time in ms with which the file name starts. */
  version: number;
  file: string;
}

/** Returns the newest applied migration. Null for a database without migrations. */
export async function newestMigration(db: Queries): Promise<Migration | null> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return null;
  const { rows } = await db.query<Migration>(
    `SELECT created_at::float8 AS version, hash AS file FROM drizzle.__drizzle_migrations
      ORDER BY created_at DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}

export async function areEmpty(db: Queries, tables: readonly Table[]): Promise<boolean> {
  const { rows } = await db.query<{ is_any: boolean }>(
    `SELECT ${tables.map(({ name }) => `EXISTS (SELECT FROM ${quoted(name)})`).join(' OR ')} AS is_any`,
  );
  return rows[0]?.is_any === false;
}

/** Quotes an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
