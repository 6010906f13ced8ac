CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS orders_number_unique ON orders (number);
