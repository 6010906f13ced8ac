CREATE INDEX CONCURRENTLY IF NOT EXISTS vehicles_of_engine ON vehicles (engine_id) WHERE engine_id IS NOT NULL;
