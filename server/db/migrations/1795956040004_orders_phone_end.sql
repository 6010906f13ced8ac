CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_phone_end ON orders (reverse(phone_key(phone)) text_pattern_ops) WHERE phone <> '';
