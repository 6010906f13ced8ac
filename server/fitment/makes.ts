import type { Make } from '#contract/fitment/vehicles.ts';
import { performance } from 'node:perf_hooks';
import type { Queries } from '../db/connect.ts';

/** Returns the makes by name, with their models and engines. */
export async function readMakes(db: Queries): Promise<Make[]> {
  const { rows } = await db.query<Make>({
    isPrepared: true,
    text: `SELECT slug, name,
      (SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'fromYear', from_year, 'toYear', to_year,
           'engines', (SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name) ORDER BY position), '[]')
                         FROM engines WHERE model_id = models.id)) ORDER BY fold_words(name)), '[]')
         FROM models WHERE make_id = makes.id) AS models
      FROM makes ORDER BY fold_words(name)`,
  });
  return rows;
}

interface Kept {
  makes: Promise<Make[]>;
  readAt: number;
}

const kept = new WeakMap<object, Kept>();
/** ms. Models change about once a year. */
const keptFor = 10_000;

/** The same, as a process read them in the last ten seconds. For every search. */
export function listMakes(db: Queries): Promise<Make[]> {
  const known = kept.get(db);
  if (known && performance.now() - known.readAt < keptFor) return known.makes;
  const makes = readMakes(db);
  kept.set(db, { makes, readAt: performance.now() });
  // A failure is not kept.
  makes.catch(() => kept.delete(db));
  return makes;
}
