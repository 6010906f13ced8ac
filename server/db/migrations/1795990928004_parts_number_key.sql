CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_number_key ON parts (number_key text_pattern_ops) WHERE deleted_at IS NULL OR off_sale_as IS NOT NULL;
