import type { Make } from '#contract/fitment/vehicles.ts';
import { keep } from '../../db/keep.ts';

/** The makes with the names of their models, at most ten seconds old. Models change about once a year. Searches name no engines. */
export const modelNames = keep(10_000, async (db): Promise<Make[]> => {
  const { rows } = await db.query<Make>({
    isPrepared: true,
    text: `SELECT makes.slug, makes.name, makes.aliases, json_agg(json_build_object('slug', models.slug, 'name', models.name,
         'aliases', models.aliases, 'fromYear', from_year, 'toYear', to_year, 'engines', '[]'::json) ORDER BY models.slug) AS models
       FROM makes JOIN models ON make_id = makes.id GROUP BY makes.id ORDER BY makes.slug`,
  });
  return rows;
});
