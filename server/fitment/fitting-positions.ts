/**
 * SQL that selects the positions of the parts on sale that fit, or may fit, the vehicle with an id, universal parts included.
 * Some repeat. A month or a condition never excludes a part from a list: its verdict names them.
 */
export const fittingPositions = (id: string): string =>
  `SELECT part_position FROM fitments WHERE model_id IS NULL
   UNION ALL
   SELECT part_position FROM vehicles AS asked JOIN fitments USING (model_id)
    WHERE asked.id = ${id} AND year >= coalesce(from_year, year) AND year <= coalesce(to_year, year)
      AND (fitments.engine_id IS NULL OR asked.engine_id IS NULL OR fitments.engine_id = asked.engine_id)`;

/** An SQL condition for `position` of a part. The array makes PostgreSQL look up one position after the other. */
export const fitsVehicle = (id: string): string => `position = ANY (ARRAY(${fittingPositions(id)}))`;

/** The same for any of some models in a year, or in any year if it is null. Its parameters: ids of models, year, year. */
export const fitsAnyModel = `position = ANY (ARRAY(
  SELECT part_position FROM fitments WHERE model_id IS NULL
  UNION ALL
  SELECT part_position FROM fitments
   WHERE model_id = ANY(?) AND coalesce(from_year <= ?::int, true) AND coalesce(to_year >= ?::int, true)))`;
