CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_deleted_number ON parts (number_key) WHERE deleted_at IS NOT NULL AND off_sale_as IS NULL;
