CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_checkout ON orders (checkout_id) WHERE checkout_id IS NOT NULL;
