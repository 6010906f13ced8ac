CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_with_successor ON parts (successor_id) WHERE successor_id IS NOT NULL;
