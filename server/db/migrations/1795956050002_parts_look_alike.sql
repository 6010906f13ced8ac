CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_look_alike ON parts (look_alike_key(number_key) text_pattern_ops) WHERE deleted_at IS NULL;
