CREATE INDEX CONCURRENTLY IF NOT EXISTS part_search_words ON part_search USING gin (search) WITH (gin_pending_list_limit = 64);
