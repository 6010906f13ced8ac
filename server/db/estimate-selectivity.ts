import { LRUCache } from 'lru-cache';
import { performance } from 'node:perf_hooks';
import type { Queries } from './connect.ts';

interface Sample {
  /** PostgreSQL's estimate of the table's row count; -1 before the first ANALYZE. */
  tableRows: number;
  /** The lexemes of each sampled row, each with a leading space. */
  rows: readonly string[];
  /** The shares of earlier searches. */
  shares: LRUCache<string, number>;
  takenAt: number;
}

/** Rows per sample. TABLESAMPLE picks whole heap pages, so the number varies. */
const sampleRows = { target: 500, max: 1_000 };
/** ms. A word's frequency changes slowly. */
const sampleTtl = 10 * 60_000;

/** Samples by database, then by table. */
const samples = new WeakMap<object, Map<string, Sample>>();

/**
 * Estimates the table's row count and the share of its rows, from 0 to 1, that match every one of `words` as a prefix.
 * PostgreSQL's statistics contain whole words only, so a cached random sample of rows gives the share.
 */
export async function estimateSelectivity(
  db: Queries,
  table: string,
  words: readonly string[],
): Promise<{ tableRows: number; share: number }> {
  const { tableRows, rows, shares } = await sampleOf(db, table);
  const prefixes = words.map((word) => ` ${word}`);
  const search = prefixes.join('');
  let share = shares.get(search);
  if (share === undefined) {
    const matches = rows.filter((row) => prefixes.every((prefix) => row.includes(prefix)));
    share = matches.length / Math.max(rows.length, 1);
    shares.set(search, share);
  }
  return { tableRows, share };
}

async function sampleOf(db: Queries, table: string): Promise<Sample> {
  const byTable = samples.get(db) ?? new Map<string, Sample>();
  samples.set(db, byTable);
  const cached = byTable.get(table);
  if (cached && performance.now() - cached.takenAt < sampleTtl) return cached;

  const { target, max } = sampleRows;
  const { rows } = await db.query<{ tableRows: number; words: string }>(
    `SELECT reltuples AS "tableRows", ' ' || array_to_string(tsvector_to_array(search), ' ') AS words
       FROM pg_class CROSS JOIN LATERAL (
         SELECT search FROM ${table} TABLESAMPLE SYSTEM (100 * ${target} / greatest(reltuples, ${target})) LIMIT ${max}
       ) AS sample WHERE pg_class.oid = '${table}'::regclass`,
  );
  const sample = {
    tableRows: rows[0]?.tableRows ?? 0,
    rows: rows.map(({ words }) => words),
    shares: new LRUCache<string, number>({ max: 1_000 }),
    takenAt: performance.now(),
  };
  byTable.set(table, sample);
  return sample;
}
