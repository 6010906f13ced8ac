-- The parts that fit a vehicle are found by their position. With the key of the sort by price.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS part_search_position ON part_search (position) INCLUDE (id, price_cents);
