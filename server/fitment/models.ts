import { variantsOf } from '#contract/fitment/variants.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import type { Engine, Model, ModelChange, SavedModel } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/problem.js';
import { Problem } from '../core/problem.ts';
import { sqlState } from '../db/connect.ts';
import type { Queries } from '../db/connect.ts';
import { engineJson } from './makes.ts';

/** A model that can be added: its names have letters or digits, and its variants differ. */
interface NewModel extends Omit<SavedModel, 'engines'> {
  slug: string;
  makeSlug: string;
  engines: Engine[];
}

/** Throws 400 for names without a letter or digit, and for variants that say the same. */
export function readNewModel(saved: SavedModel): NewModel {
  const slug = vehicleSlugOf(`${saved.make} ${saved.name}`);
  const makeSlug = vehicleSlugOf(saved.make);
  if (makeSlug === '' || slug === makeSlug) {
    const field = makeSlug === '' ? 'make' : 'name';
    throw new Problem('INVALID', { message: m.namelessModel(), extra: { field } });
  }
  return { ...saved, slug, makeSlug, engines: readVariants(saved.engines) };
}

/** Adds a model with its vehicles, and its make if it is new. Throws 400, or 409 if there is such a model. */
export async function addModel(tx: Queries, saved: SavedModel): Promise<Model> {
  const model = readNewModel(saved);
  const { slug, make, name, fromYear, toYear, engines } = model;
  const added = await addModels(tx, [model]);
  if (!added.has(slug)) {
    const message = m.modelTaken({ name: `${make} ${name}` });
    throw new Problem('NAME_TAKEN', { message, extra: { field: 'name' } });
  }
  const { id } = await lockModel(tx, slug);
  const { aliases } = await writeAliases(tx, id, saved);
  return { slug, name, fromYear, toYear, engines, ...aliases };
}

/**
 * Adds models with their vehicles, and the makes that are new, with a constant number of statements. A make keeps its other
 * names, and gets those of the models. Returns the slugs of the models that were not there before.
 */
export async function addModels(tx: Queries, models: readonly NewModel[]): Promise<ReadonlySet<string>> {
  const wanted = JSON.stringify(models.map((model) => ({ ...model, aliases: [...new Set(model.aliases)] })));
  await tx.query(
    `INSERT INTO makes (slug, name)
     SELECT DISTINCT ON ("makeSlug") "makeSlug", make FROM json_to_recordset($1) AS one ("makeSlug" text, make text)
     ON CONFLICT (slug) DO NOTHING`,
    [wanted],
  );
  await tx.query(
    `UPDATE makes SET aliases = makes.aliases || named.aliases
       FROM (SELECT makes.id, array_agg(DISTINCT alias) AS aliases
               FROM json_to_recordset($1) AS one ("makeSlug" text, "makeAliases" text[])
               JOIN makes ON makes.slug = "makeSlug" CROSS JOIN unnest("makeAliases") AS alias
              WHERE alias <> ALL(makes.aliases) GROUP BY makes.id) AS named
      WHERE makes.id = named.id`,
    [wanted],
  );
  const { rows } = await tx.query<{ slug: string }>(
    `INSERT INTO models (make_id, slug, name, from_year, to_year, aliases)
     SELECT makes.id, one.slug, one.name, "fromYear", "toYear", one.aliases
       FROM json_to_recordset($1) AS one ("makeSlug" text, slug text, name text, "fromYear" smallint, "toYear" smallint, aliases text[])
       JOIN makes ON makes.slug = "makeSlug"
     ON CONFLICT (slug) DO NOTHING RETURNING slug`,
    [wanted],
  );
  const added = new Set(rows.map(({ slug }) => slug));
  const engines = models.flatMap(({ slug: model, engines: all }) =>
    added.has(model) ? all.map((engine, position) => ({ ...engine, model, position })) : [],
  );
  await tx.query(
    `INSERT INTO engines (model_id, slug, position, ${engineColumns})
     SELECT models.id, one.slug, position, ${engineValues} FROM ${engineRecords} JOIN models ON models.slug = one.model
     ON CONFLICT (model_id, slug) DO NOTHING`,
    [JSON.stringify(engines)],
  );
  await tx.query(
    `INSERT INTO vehicles (model_id, year, engine_id, slug)
     SELECT models.id, year, engine.id, concat_ws('-', models.slug, year, engine.slug)
       FROM models CROSS JOIN generate_series(models.from_year::int, models.to_year) AS year
       CROSS JOIN LATERAL (SELECT id, slug, from_year, to_year FROM engines WHERE model_id = models.id
                   UNION ALL SELECT NULL, NULL, NULL, NULL) AS engine
      WHERE models.slug = ANY($1) AND ${isBuilt('engine')}`,
    [[...added]],
  );
  return added;
}

/**
 * Changes the years, the engines and the other names of a model. Parts that are stated to fit an open range fit its new years, too. Writes
 * nothing if nothing changes. Throws 404, or 409 if statements are about an engine that is left out or renamed.
 */
export async function changeModel(
  tx: Queries,
  slug: string,
  change: ModelChange,
): Promise<{ model: Model; isChanged: boolean }> {
  const { id, name } = await lockModel(tx, slug);
  const years = await tx.query(
    `UPDATE models SET from_year = $2, to_year = $3
      WHERE id = $1 AND (from_year, to_year) IS DISTINCT FROM ($2::smallint, $3::smallint)`,
    [id, change.fromYear, change.toYear],
  );
  const { written, isChanged } = await writeVehicles(tx, id, slug, change);
  const names = await writeAliases(tx, id, change);
  return {
    model: { slug, name, ...written, ...names.aliases },
    isChanged: isChanged || years.rowCount !== 0 || names.isChanged,
  };
}

/** Deletes a model, and its make if it was the last one. Throws 404, or 409 if parts are stated to fit it. */
export async function deleteModel(tx: Queries, slug: string): Promise<void> {
  const { id } = await lockModel(tx, slug);
  await unlessStated(tx.query('DELETE FROM models WHERE id = $1', [id]));
  await tx.query('DELETE FROM makes WHERE NOT EXISTS (SELECT FROM models WHERE make_id = makes.id)');
}

async function lockModel(tx: Queries, slug: string): Promise<{ id: number; name: string }> {
  const { rows } = await tx.query<{ id: number; name: string }>(
    'SELECT id, name FROM models WHERE slug = $1 FOR UPDATE',
    [slug],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return rows[0];
}

/** Writes the other names of a model and of its make, if there are any in the change. Returns those of the model. */
async function writeAliases(
  tx: Queries,
  id: number,
  { aliases, makeAliases }: ModelChange,
): Promise<{ aliases: Pick<Model, 'aliases'>; isChanged: boolean }> {
  const ofModel = await tx.query('UPDATE models SET aliases = $2 WHERE id = $1 AND aliases <> $2', [
    id,
    aliases && [...new Set(aliases)],
  ]);
  const ofMake = await tx.query(
    `UPDATE makes SET aliases = $2 WHERE id = (SELECT make_id FROM models WHERE models.id = $1) AND aliases <> $2`,
    [id, makeAliases && [...new Set(makeAliases)]],
  );
  const { rows } = await tx.query<Pick<Model, 'aliases'>>(
    `SELECT aliases FROM models WHERE id = $1 AND aliases <> '{}'`,
    [id],
  );
  return {
    aliases: rows[0] ?? {},
    isChanged: [ofModel, ofMake].some(({ rowCount }) => rowCount !== 0),
  };
}

/** The variants of a model after a change. Throws 400 if two say the same. */
function readVariants(wanted: ModelChange['engines'], existing: readonly Engine[] = []): Engine[] {
  const variants = variantsOf(wanted, existing);
  if ('engines' in variants) return variants.engines;
  const extra = { field: 'engines', row: variants.row };
  throw new Problem('INVALID', { message: m.engineTwice(), extra });
}

/** Adds, changes and deletes engines and vehicles, so that the model has those of `change`. */
async function writeVehicles(
  tx: Queries,
  id: number,
  slug: string,
  { fromYear, toYear, engines: wanted }: ModelChange,
): Promise<{ written: Pick<Model, 'fromYear' | 'toYear' | 'engines'>; isChanged: boolean }> {
  const existing = await readEngines(tx, id);
  const engines = readVariants(wanted, existing);
  await refuseStated(tx, id, renamedIn(engines, existing));
  const slugs = engines.map((engine) => engine.slug);
  const removed = await unlessStated(
    tx.query('DELETE FROM engines WHERE model_id = $1 AND slug <> ALL($2)', [id, slugs]),
  );
  const engineRows = await tx.query(
    `INSERT INTO engines (model_id, slug, position, ${engineColumns})
     SELECT $2, slug, position, ${engineValues} FROM ${engineRecords}
     ON CONFLICT (model_id, slug) DO UPDATE SET (position, ${engineColumns}) = (${ofEngine('EXCLUDED')})
       WHERE (${ofEngine('engines')}) IS DISTINCT FROM (${ofEngine('EXCLUDED')})`,
    [JSON.stringify(engines.map((engine, position) => ({ ...engine, position }))), id],
  );
  const left = await tx.query(
    `DELETE FROM vehicles WHERE model_id = $1 AND (year < $2 OR year > $3 OR EXISTS (
       SELECT FROM engines WHERE engines.id = vehicles.engine_id AND NOT ${isBuilt('engines')}))`,
    [id, fromYear, toYear],
  );
  const added = await tx.query(
    `INSERT INTO vehicles (model_id, year, engine_id, slug)
     SELECT $1, year, engine.id, concat_ws('-', $2::text, year, engine.slug)
       FROM generate_series($3::int, $4::int) AS year
       CROSS JOIN (SELECT id, slug, from_year, to_year FROM engines WHERE model_id = $1
                   UNION ALL SELECT NULL, NULL, NULL, NULL) AS engine
      WHERE ${isBuilt('engine')}
     ON CONFLICT (model_id, year, engine_id) DO NOTHING`,
    [id, slug, fromYear, toYear],
  );
  return {
    written: { fromYear, toYear, engines },
    isChanged: [removed, engineRows, left, added].some(({ rowCount }) => rowCount !== 0),
  };
}

const engineColumns = 'name, type, codes, kw, fuel, body, drive, from_year, from_month, to_year, to_month';
/** Engines of $1 with their positions, and of several models with the slug of theirs. */
const engineRecords = `json_to_recordset($1) AS one (model text, slug text, position smallint, name text, type text, codes text,
  kw smallint, fuel text, body text, drive text, "fromYear" smallint, "fromMonth" smallint, "toYear" smallint, "toMonth" smallint)`;
const engineValues = `one.name, coalesce(type, ''), coalesce(codes, ''), kw, coalesce(fuel, ''), coalesce(body, ''), coalesce(drive, ''),
  "fromYear", "fromMonth", "toYear", "toMonth"`;
const ofEngine = (table: string) =>
  `position, ${engineColumns}`.replaceAll(/\w+/g, (column) => `${table}.${column}`);
const isBuilt = (engine: string) =>
  `(year >= coalesce(${engine}.from_year, year) AND year <= coalesce(${engine}.to_year, year))`;

async function readEngines(tx: Queries, modelId: number): Promise<Engine[]> {
  const { rows } = await tx.query<{ engine: Engine }>(
    `SELECT ${engineJson} AS engine FROM engines WHERE model_id = $1 ORDER BY position`,
    [modelId],
  );
  return rows.map(({ engine }) => engine);
}

/** The slugs of variants that exist and get another name. */
const renamedIn = (engines: readonly Engine[], existing: readonly Engine[]): string[] =>
  engines
    .filter(({ slug, name }) =>
      existing.some((one) => one.slug === slug && vehicleSlugOf(one.name) !== vehicleSlugOf(name)),
    )
    .map(({ slug }) => slug);

/** Throws 409 if statements are about one of these engines: they would mean something else. */
async function refuseStated(tx: Queries, modelId: number, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  const { rowCount } = await tx.query(
    `SELECT FROM fitments WHERE model_id = $1
        AND engine_id IN (SELECT id FROM engines WHERE model_id = $1 AND slug = ANY($2)) LIMIT 1`,
    [modelId, slugs],
  );
  if (rowCount !== 0) throw new Problem('MODEL_IN_USE');
}

/** Statements refer to models and engines. */
async function unlessStated<Result>(deletion: Promise<Result>): Promise<Result> {
  try {
    return await deletion;
  } catch (error) {
    const isReferred = sqlState(error) === '23503';
    throw isReferred ? new Problem('MODEL_IN_USE', { cause: error }) : error;
  }
}
