CREATE INDEX CONCURRENTLY IF NOT EXISTS part_search_head ON part_search USING gin (head) WITH (fastupdate = off);
