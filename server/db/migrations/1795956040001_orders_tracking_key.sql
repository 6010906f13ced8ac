CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_tracking_key ON orders (number_key(tracking_number) text_pattern_ops) WHERE tracking_number IS NOT NULL;
