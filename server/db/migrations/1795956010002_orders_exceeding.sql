CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_exceeding ON orders (exceeded_at) WHERE exceeded_at IS NOT NULL;
