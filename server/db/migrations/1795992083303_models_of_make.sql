CREATE INDEX CONCURRENTLY IF NOT EXISTS models_make ON models (make_id);
