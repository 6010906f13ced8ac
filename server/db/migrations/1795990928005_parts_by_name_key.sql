CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_by_name_key ON parts (name_key) WHERE deleted_at IS NULL;
