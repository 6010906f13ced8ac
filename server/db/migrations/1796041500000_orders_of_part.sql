CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_part ON orders (part_id);
