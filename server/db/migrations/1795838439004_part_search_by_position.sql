CREATE INDEX CONCURRENTLY IF NOT EXISTS part_search_by_position ON part_search (position, id);
