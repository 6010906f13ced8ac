CREATE INDEX CONCURRENTLY IF NOT EXISTS part_search_by_price ON part_search (price_cents, id);
