CREATE INDEX CONCURRENTLY IF NOT EXISTS fitments_of_model ON fitments (model_id, part_position) INCLUDE (from_year, to_year, engine_id);
