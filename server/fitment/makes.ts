import type { Make } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../db/connect.ts';

const makesWith = (models: string) =>
  `SELECT makes.slug, makes.name, json_agg(json_build_object('slug', models.slug, 'name', models.name,
       'fromYear', from_year, 'toYear', to_year,
       'engines', (SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name) ORDER BY position), '[]')
                     FROM engines WHERE model_id = models.id)) ORDER BY fold_words(models.name)) AS models
     FROM makes JOIN models ON make_id = makes.id ${models} GROUP BY makes.id ORDER BY fold_words(makes.name)`;

/** Returns the makes by name, with their models and engines. */
export async function readMakes(db: Queries): Promise<Make[]> {
  const { rows } = await db.query<Make>({ isPrepared: true, text: makesWith('') });
  return rows;
}

/** The same with the models of these slugs only. */
export async function readModels(db: Queries, slugs: readonly string[]): Promise<Make[]> {
  const text = makesWith('WHERE models.slug = ANY($1)');
  const { rows } = await db.query<Make>({ isPrepared: true, text }, [slugs]);
  return rows;
}
