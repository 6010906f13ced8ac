CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS parts_address ON parts (lower(address)) WHERE deleted_at IS NULL OR off_sale_as IS NOT NULL;
