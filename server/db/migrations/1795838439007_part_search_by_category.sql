CREATE INDEX CONCURRENTLY IF NOT EXISTS part_search_by_category ON part_search (category, position, id);
