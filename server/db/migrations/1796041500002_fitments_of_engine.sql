CREATE INDEX CONCURRENTLY IF NOT EXISTS fitments_of_engine ON fitments (engine_id) WHERE engine_id IS NOT NULL;
