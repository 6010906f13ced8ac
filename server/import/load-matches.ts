import * as z from 'zod/mini';
import { matchedThings, type MatchChoice } from '#contract/import/imports.ts';
import type { Queries } from '../db/connect.ts';
import { readMakes } from '../fitment/makes.ts';
import {
  choiceKey,
  createMatches,
  type Because,
  type CategoryName,
  type Match,
  type Matches,
} from './matches.ts';

const Chosen = z.array(
  z.object({
    thing: z.enum(matchedThings),
    key: z.string(),
    choice: z.union([z.object({ slug: z.string() }), z.literal('create'), z.literal('leaveOut')]),
    because: z.enum(['remembered', 'chosen']),
  }),
);

/** Reads what names mean: the vehicles and categories of the shop, and the choices of this run and of earlier ones. */
export async function loadMatches(db: Queries, importId: string): Promise<Matches> {
  const makes = await readMakes(db);
  const { rows: categories } = await db.query<CategoryName>(
    'SELECT slug, name, parent FROM categories ORDER BY position',
  );
  const { rows } = await db.query(
    `SELECT thing, key, choice, 'remembered' AS because FROM import_choices
     UNION ALL SELECT thing, key, choice, because FROM import_matches WHERE import_id = $1 AND because = 'chosen'`,
    [importId],
  );
  // Those of the run are last, and count.
  const chosen = new Map<string, { choice: MatchChoice; because: Because }>(
    Chosen.parse(rows).map(({ thing, key, choice, because }) => [choiceKey(thing, key), { choice, because }]),
  );
  return createMatches({ makes, categories, chosen });
}

/** Adds the rows that name things to what the run has. */
export async function saveMatches(tx: Queries, importId: string, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await tx.query(
    `INSERT INTO import_matches (import_id, thing, key, names, rows, choice, because)
     SELECT $1, thing, key, names, rows, choice, because
       FROM json_to_recordset($2) AS one (thing text, key text, names jsonb, rows int, choice jsonb, because text)
     ON CONFLICT (import_id, thing, key) DO UPDATE SET rows = import_matches.rows + EXCLUDED.rows, names = EXCLUDED.names,
       choice = EXCLUDED.choice, because = EXCLUDED.because`,
    [importId, JSON.stringify(matches)],
  );
}
