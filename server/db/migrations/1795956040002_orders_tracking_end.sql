CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_tracking_end ON orders (reverse(code_key(tracking_number)) text_pattern_ops) WHERE tracking_number IS NOT NULL;
