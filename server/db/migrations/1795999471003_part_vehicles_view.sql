-- Lists read the statements. The table had a row for each year and engine of a statement, so that saving a part with 1,500
-- statements wrote 100,000 rows. Servers of the previous version read the view.
DROP TRIGGER fitments_added ON fitments;
DROP TRIGGER fitments_removed ON fitments;
DROP TRIGGER vehicles_added ON vehicles;
DROP TRIGGER vehicles_removed ON vehicles;
DROP TRIGGER part_search_vehicles ON part_search;
DROP FUNCTION fitments_derive();
DROP FUNCTION fitments_underive();
DROP FUNCTION vehicles_derive();
DROP FUNCTION vehicles_underive();
DROP FUNCTION part_search_derive();
DROP VIEW derived_part_vehicles;
DROP TABLE part_vehicles;
CREATE VIEW part_vehicles AS
  SELECT 0 AS vehicle_id, listed.position, fitments.id AS fitment_id
    FROM fitments JOIN part_search AS listed ON listed.position = part_position WHERE model_id IS NULL
  UNION ALL
  SELECT vehicles.id, listed.position, fitments.id
    FROM vehicles JOIN fitments USING (model_id) JOIN part_search AS listed ON listed.position = part_position
   WHERE year >= coalesce(from_year, year) AND year <= coalesce(to_year, year)
     AND (fitments.engine_id IS NULL OR vehicles.engine_id IS NULL OR vehicles.engine_id = fitments.engine_id);
COMMENT ON VIEW part_vehicles IS 'The parts on sale that fit, or may fit, a vehicle; 0 is every vehicle. For servers of the previous version.';
