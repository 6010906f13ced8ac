import type { FoundMake, FoundModel, ListedMake, ManagedModel } from '#contract/fitment/vehicles.ts';
import { limits } from '#contract/limits.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { Queries } from '../db/connect.ts';
import { keep } from '../db/keep.ts';
import type { RowsPage } from '../db/list-rows.ts';
import { aliasesOf, enginesJson, modelFields } from './makes.ts';

interface Row<Value> {
  found: Value;
}

/** How many statements name a model of each make, by its slug, at most a minute old. They only order the makes. */
const countStatements = keep(60_000, async (db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ slug: string; statements: number }>({
    isPrepared: true,
    text: `SELECT makes.slug, sum(stated)::int AS statements
        FROM (SELECT model_id, count(*) AS stated FROM fitments GROUP BY model_id) AS statements
        JOIN models ON models.id = model_id JOIN makes ON makes.id = make_id GROUP BY makes.id`,
  });
  return new Map(rows.map(({ slug, statements }) => [slug, statements]));
});

/** Returns the makes by name, without their models. */
export async function listMakes(db: Queries): Promise<ListedMake[]> {
  const [{ rows }, statements] = await Promise.all([
    db.query<Row<Omit<ListedMake, 'statements'>>>({
      isPrepared: true,
      text: `SELECT json_strip_nulls(json_build_object('slug', makes.slug, 'name', makes.name, 'aliases', ${aliasesOf('makes')},
            'models', (SELECT count(*) FROM models WHERE make_id = makes.id))) AS found
          FROM makes ORDER BY fold_words(name)`,
    }),
    countStatements(db),
  ]);
  return rows.map(({ found }) => ({ ...found, statements: statements.get(found.slug) ?? 0 }));
}

const modelOfMake = `json_build_object('slug', models.slug, 'name', models.name, 'from', from_year, 'to', to_year,
  'aliases', ${aliasesOf('models')})`;

/** Returns a make with its models by name. Undefined if there is none with this slug. */
export async function findMake(db: Queries, slug: string): Promise<FoundMake | undefined> {
  const { rows } = await db.query<Row<FoundMake>>(
    {
      isPrepared: true,
      text: `SELECT json_strip_nulls(json_build_object('slug', makes.slug, 'name', makes.name, 'aliases', ${aliasesOf('makes')},
            'models', (SELECT coalesce(json_agg(${modelOfMake} ORDER BY fold_words(models.name)), '[]')
                         FROM models WHERE make_id = makes.id))) AS found
          FROM makes WHERE slug = $1`,
    },
    [slug],
  );
  return rows[0]?.found;
}

/** Returns a model with its engines. Undefined if there is none with this slug. */
export async function findModel(db: Queries, slug: string): Promise<FoundModel | undefined> {
  const { rows } = await db.query<Row<FoundModel>>(
    {
      isPrepared: true,
      text: `SELECT json_strip_nulls(json_build_object(${modelFields}, 'engines', ${enginesJson},
            'make', makes.name, 'makeSlug', makes.slug, 'makeAliases', ${aliasesOf('makes')})) AS found
          FROM models JOIN makes ON makes.id = make_id WHERE models.slug = $1`,
    },
    [slug],
  );
  return rows[0]?.found;
}

/** Returns a page of the models by make and name. */
export async function listModels(db: Queries, query: ListQuery): Promise<RowsPage<ManagedModel>> {
  const { search = '', limit = limits.pageRows, page = 1 } = query;
  const { rows } = await db.query<Row<ManagedModel> & { total: number }>(
    {
      isPrepared: true,
      text: `SELECT json_strip_nulls(json_build_object(${modelFields}, 'make', makes.name,
            'engines', (SELECT count(*) FROM engines WHERE model_id = models.id))) AS found,
            count(*) OVER ()::int AS total
          FROM models JOIN makes ON makes.id = make_id
         WHERE search_query($1) IS NULL OR search_words(concat_ws(' ', makes.name, models.name, from_year, to_year,
            array_to_string(makes.aliases || models.aliases, ' '))) @@ search_query($1)
         ORDER BY fold_words(makes.name), fold_words(models.name), models.id LIMIT $2 OFFSET $3`,
    },
    [search, limit, (page - 1) * limit],
  );
  const total = rows[0]?.total ?? 0;
  const next = page * limit < total ? { limit, page: page + 1 } : null;
  return { rows: rows.map(({ found }) => found), next, total, isCapped: false };
}
