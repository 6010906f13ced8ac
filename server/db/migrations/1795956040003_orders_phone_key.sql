CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_phone_key ON orders (phone_key(phone) text_pattern_ops) WHERE phone <> '';
