CREATE INDEX CONCURRENTLY IF NOT EXISTS part_search_by_name ON part_search (sort_name, id);
