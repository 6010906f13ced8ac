CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_by_folded_name ON parts (sort_name, id) WHERE deleted_at IS NULL;
