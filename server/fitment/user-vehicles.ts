import type { Garage, UserVehicles } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../db/connect.ts';
import { countParts } from './find-vehicle.ts';

/** Returns the vehicles of a customer, the one in use first. */
export async function listUserVehicles(db: Queries, userId: string): Promise<Garage> {
  const { rows } = await db.query<{ slug: string; label: string }>(
    `SELECT slug, label FROM user_vehicles JOIN vehicles ON vehicles.id = vehicle_id
      WHERE user_id = $1 ORDER BY position`,
    [userId],
  );
  const found = await countParts(
    db,
    rows.map(({ slug }) => slug),
  );
  return rows.flatMap(({ slug, label }) => {
    const vehicle = found.find((one) => one.slug === slug);
    return vehicle ? [{ vehicle, label }] : [];
  });
}

/** Replaces the vehicles of a customer. Unknown ones are left out, and the same one counts once. */
export async function saveUserVehicles(tx: Queries, userId: string, wanted: UserVehicles): Promise<Garage> {
  // Two tabs at once.
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  await tx.query(
    `WITH wanted AS MATERIALIZED (
       SELECT DISTINCT ON (vehicles.id) vehicles.id AS vehicle_id, position, label
         FROM json_to_recordset($2) AS one (slug text, label text, position int) JOIN vehicles USING (slug)
        ORDER BY vehicles.id, position
     ), removed AS (
       DELETE FROM user_vehicles WHERE user_id = $1 AND vehicle_id NOT IN (SELECT vehicle_id FROM wanted)
     )
     INSERT INTO user_vehicles (user_id, vehicle_id, position, label) SELECT $1, vehicle_id, position, label FROM wanted
     ON CONFLICT (user_id, vehicle_id) DO UPDATE SET position = EXCLUDED.position, label = EXCLUDED.label
       WHERE (user_vehicles.position, user_vehicles.label) IS DISTINCT FROM (EXCLUDED.position, EXCLUDED.label)`,
    [userId, JSON.stringify(wanted.map((one, position) => ({ ...one, position })))],
  );
  return listUserVehicles(tx, userId);
}
