import type { Make } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../db/connect.ts';
import { keep } from '../db/keep.ts';

/** A variant of an engine as JSON, of the table `engines`. What is not known is left out. */
export const engineJson = `json_strip_nulls(json_build_object('slug', engines.slug, 'name', engines.name,
  'type', nullif(engines.type, ''), 'codes', nullif(engines.codes, ''), 'kw', engines.kw,
  'fuel', nullif(engines.fuel, ''), 'body', nullif(engines.body, ''), 'drive', nullif(engines.drive, ''),
  'fromYear', engines.from_year, 'fromMonth', engines.from_month,
  'toYear', engines.to_year, 'toMonth', engines.to_month))`;

/** The other names of a row of `makes` or `models` as JSON; nothing without any. */
export const aliasesOf = (table: 'makes' | 'models') => `array_to_json(nullif(${table}.aliases, '{}'))`;

/** The engines of a row of `models` as JSON. */
export const enginesJson = `(SELECT coalesce(json_agg(${engineJson} ORDER BY position), '[]')
  FROM engines WHERE model_id = models.id)`;

/** What a row of `models` is called and when it was built, as the parameters of `json_build_object`. */
export const modelFields = `'slug', models.slug, 'name', models.name,
  'fromYear', models.from_year, 'toYear', models.to_year, 'aliases', ${aliasesOf('models')}`;

const modelJson = `json_strip_nulls(json_build_object(${modelFields}, 'engines', ${enginesJson}))`;

const makesWith = (models: string) =>
  `SELECT makes.slug, makes.name, ${aliasesOf('makes')} AS aliases,
       json_agg(${modelJson} ORDER BY fold_words(models.name)) AS models
     FROM makes JOIN models ON make_id = makes.id ${models} GROUP BY makes.id ORDER BY fold_words(makes.name)`;

/** Returns the makes by name, with their models and engines. */
export async function readMakes(db: Queries): Promise<Make[]> {
  return makesOf(await db.query<StoredMake>({ isPrepared: true, text: makesWith('') }));
}

/** The same with the models of these slugs only. */
export async function readModels(db: Queries, slugs: readonly string[]): Promise<Make[]> {
  const text = makesWith('WHERE models.slug = ANY($1)');
  return makesOf(await db.query<StoredMake>({ isPrepared: true, text }, [slugs]));
}

interface StoredMake extends Omit<Make, 'aliases'> {
  aliases: string[] | null;
}

const makesOf = ({ rows }: { rows: StoredMake[] }): Make[] =>
  rows.map(({ slug, name, aliases, models }) => ({ slug, name, ...(aliases && { aliases }), models }));

/** The same, at most ten seconds old. For what reads the words of all models. Models change about once a year. */
export const knownMakes = keep(10_000, readMakes);
