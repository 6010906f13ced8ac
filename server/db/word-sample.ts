import { performance } from 'node:perf_hooks';
import type { Queries } from './connect.ts';

/** What some rows from all over a table tell of the rest. */
interface Sample {
  /** How many rows the table has, about; -1 when PostgreSQL has never looked. */
  tableRows: number;
  /** The words of each row, with a space before every one. */
  rows: readonly string[];
  takenAt: number;
}

/** About so many rows, and never many more. */
const size = { usual: 500, most: 1_000 };
/** ms that a sample is believed. What is common today is so in an hour. */
const lifetime = 10 * 60_000;

/** Of each database and table. */
const samples = new WeakMap<object, Map<string, Sample>>();

/**
 * How many rows a table has and which share of them has all these words, or rather their beginnings: by the
 * sample, so it may be far off. PostgreSQL's own statistics know whole words only.
 */
export async function howCommon(
  db: Pick<Queries, 'query'>,
  table: string,
  words: readonly string[],
): Promise<{ tableRows: number; share: number }> {
  const { tableRows, rows } = await sampleOf(db, table);
  const beginnings = words.map((word) => ` ${word.toLowerCase()}`);
  const hits = rows.filter((row) => beginnings.every((beginning) => row.includes(beginning)));
  return { tableRows, share: hits.length / Math.max(rows.length, 1) };
}

async function sampleOf(db: Pick<Queries, 'query'>, table: string): Promise<Sample> {
  const ofDatabase = samples.get(db) ?? new Map<string, Sample>();
  samples.set(db, ofDatabase);
  const kept = ofDatabase.get(table);
  if (kept && performance.now() - kept.takenAt < lifetime) return kept;

  const { rows } = await db.query<{ tableRows: number; words: string }>(
    `SELECT reltuples AS "tableRows", ' ' || array_to_string(tsvector_to_array(search), ' ') AS words
       FROM pg_class CROSS JOIN LATERAL (
         SELECT search FROM ${table} TABLESAMPLE SYSTEM (100 * ${size.usual} / greatest(reltuples, ${size.usual}))
          LIMIT ${size.most}
       ) AS sample WHERE pg_class.oid = '${table}'::regclass`,
  );
  const sample = {
    tableRows: rows[0]?.tableRows ?? 0,
    rows: rows.map(({ words }) => words),
    takenAt: performance.now(),
  };
  ofDatabase.set(table, sample);
  return sample;
}
