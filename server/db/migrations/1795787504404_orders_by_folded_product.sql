CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_by_folded_product ON orders (sort_product, id);
