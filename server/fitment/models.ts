import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import { enginesOf } from '#contract/fitment/vehicle-words.ts';
import type { Model, ModelChange, SavedModel } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/problem.js';
import { Problem } from '../core/problem.ts';
import { sqlState } from '../db/connect.ts';
import type { Queries } from '../db/connect.ts';

/** Adds a model with its vehicles, and its make if it is new. Throws 409 if there is such a model. */
export async function addModel(tx: Queries, { make, name, ...change }: SavedModel): Promise<Model> {
  const slug = vehicleSlugOf(`${make} ${name}`);
  const makeSlug = vehicleSlugOf(make);
  if (makeSlug === '' || slug === makeSlug) {
    const field = makeSlug === '' ? 'make' : 'name';
    throw new Problem('INVALID', { message: m.namelessModel(), extra: { field } });
  }
  await tx.query('INSERT INTO makes (slug, name) VALUES ($1, $2) ON CONFLICT (slug) DO NOTHING', [
    makeSlug,
    make,
  ]);
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO models (make_id, slug, name, from_year, to_year)
     SELECT id, $2, $3, $4, $5 FROM makes WHERE slug = $1 ON CONFLICT (slug) DO NOTHING RETURNING id`,
    [makeSlug, slug, name, change.fromYear, change.toYear],
  );
  const [added] = rows;
  if (!added) {
    const message = m.modelTaken({ name: `${make} ${name}` });
    throw new Problem('NAME_TAKEN', { message, extra: { field: 'name' } });
  }
  const { written } = await writeVehicles(tx, added.id, slug, change);
  return { slug, name, ...written };
}

/**
 * Changes the years and the engines of a model. Parts that are stated to fit an open range fit its new years, too. Writes
 * nothing if nothing changes. Throws 404, or 409 if statements are about an engine that is left out.
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
  return { model: { slug, name, ...written }, isChanged: isChanged || years.rowCount !== 0 };
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

/** Adds and deletes engines and vehicles, so that the model has those of `change`. */
async function writeVehicles(
  tx: Queries,
  id: number,
  slug: string,
  { fromYear, toYear, engines }: ModelChange,
): Promise<{ written: Pick<Model, 'fromYear' | 'toYear' | 'engines'>; isChanged: boolean }> {
  const named = enginesOf(engines);
  const slugs = named.map((engine) => engine.slug);
  const row = slugs.findIndex((one, index) => one === '' || slugs.indexOf(one) < index);
  if (row >= 0) throw new Problem('INVALID', { message: m.engineTwice(), extra: { field: 'engines', row } });
  const removed = await unlessStated(
    tx.query('DELETE FROM engines WHERE model_id = $1 AND slug <> ALL($2)', [id, slugs]),
  );
  const engineRows = await tx.query(
    `INSERT INTO engines (model_id, slug, name, position)
     SELECT $1, slug, name, position FROM json_to_recordset($2) AS one (slug text, name text, position int)
     ON CONFLICT (model_id, slug) DO UPDATE SET name = EXCLUDED.name, position = EXCLUDED.position
       WHERE (engines.name, engines.position) IS DISTINCT FROM (EXCLUDED.name, EXCLUDED.position)`,
    [id, JSON.stringify(named.map((engine, position) => ({ ...engine, position })))],
  );
  const left = await tx.query('DELETE FROM vehicles WHERE model_id = $1 AND (year < $2 OR year > $3)', [
    id,
    fromYear,
    toYear,
  ]);
  const added = await tx.query(
    `INSERT INTO vehicles (model_id, year, engine_id, slug)
     SELECT $1, year, engine.id, concat_ws('-', $2::text, year, engine.slug)
       FROM generate_series($3::int, $4::int) AS year
       CROSS JOIN (SELECT id, slug FROM engines WHERE model_id = $1 UNION ALL SELECT NULL, NULL) AS engine
     ON CONFLICT (model_id, year, engine_id) DO NOTHING`,
    [id, slug, fromYear, toYear],
  );
  return {
    written: { fromYear, toYear, engines: named },
    isChanged: [removed, engineRows, left, added].some(({ rowCount }) => rowCount !== 0),
  };
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
