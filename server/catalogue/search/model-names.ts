import type { Make } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../../db/connect.ts';

interface Kept {
  makes: Promise<Make[]>;
  readAt: number;
}

const kept = new WeakMap<object, Kept>();
/** ms. Models change about once a year. */
const keptFor = 10_000;

/** The makes with the names of their models, as a process read them in the last ten seconds. Searches name no engines. */
export function modelNames(db: Queries): Promise<Make[]> {
  const known = kept.get(db);
  if (known && performance.now() - known.readAt < keptFor) return known.makes;
  const makes = readNames(db);
  kept.set(db, { makes, readAt: performance.now() });
  // A failure is not kept.
  makes.catch(() => kept.delete(db));
  return makes;
}

async function readNames(db: Queries): Promise<Make[]> {
  const { rows } = await db.query<Make>({
    isPrepared: true,
    text: `SELECT makes.slug, makes.name, makes.aliases, json_agg(json_build_object('slug', models.slug, 'name', models.name,
         'aliases', models.aliases, 'fromYear', from_year, 'toYear', to_year, 'engines', '[]'::json) ORDER BY models.slug) AS models
       FROM makes JOIN models ON make_id = makes.id GROUP BY makes.id ORDER BY makes.slug`,
  });
  return rows;
}
