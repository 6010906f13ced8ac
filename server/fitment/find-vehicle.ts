import { vehicleSlug, type FoundVehicle, type Vehicle } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../db/connect.ts';
import { fittingPositions } from './fitting-positions.ts';

/** A vehicle with the ids that tables refer to. */
export interface StoredVehicle extends Vehicle {
  id: number;
  modelId: number;
}

/** The columns of `StoredVehicle`, of `joinedVehicles`. */
export const vehicleColumns = `vehicles.id, vehicles.slug, makes.name AS make, models.slug AS model, models.name, year,
  models.id AS "modelId",
  CASE WHEN engine_id IS NOT NULL THEN json_strip_nulls(json_build_object('slug', engines.slug, 'name', engines.name, 'kw', engines.kw)) END AS engine,
  json_build_object('from', models.from_year, 'to', models.to_year) AS "modelYears"`;
export const joinedVehicles = `vehicles JOIN models ON models.id = vehicles.model_id JOIN makes ON makes.id = make_id
  LEFT JOIN engines ON engines.id = engine_id`;
const parts = `(SELECT count(DISTINCT part_position)::int FROM (${fittingPositions('vehicles.id')}) AS fitting) AS parts`;

/** Returns null if there is no such vehicle. */
export async function findVehicle(db: Queries, slug: string): Promise<StoredVehicle | null> {
  if (!vehicleSlug.safeParse(slug).success) return null;
  const { rows } = await db.query<StoredVehicle>(
    { isPrepared: true, text: `SELECT ${vehicleColumns} FROM ${joinedVehicles} WHERE vehicles.slug = $1` },
    [slug],
  );
  return rows[0] ?? null;
}

/** Returns the ids of models by their slugs, in the same order. */
export async function findModelIds(db: Queries, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    {
      isPrepared: true,
      text: 'SELECT id FROM unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place) JOIN models USING (slug) ORDER BY place',
    },
    [slugs],
  );
  return rows.map(({ id }) => id);
}

/** Returns the vehicles with these slugs, each with the number of parts on sale that fit. In any order. */
export async function countParts(db: Queries, slugs: readonly string[]): Promise<FoundVehicle[]> {
  const { rows } = await db.query<StoredVehicle & { parts: number }>(
    {
      isPrepared: true,
      text: `SELECT ${vehicleColumns}, ${parts} FROM ${joinedVehicles} WHERE vehicles.slug = ANY($1)`,
    },
    [slugs],
  );
  return rows.map(({ slug, make, model, name, year, engine, modelYears, parts }) => ({
    ...{ slug, make, model, name, year, engine, modelYears, parts },
  }));
}
