CREATE INDEX CONCURRENTLY IF NOT EXISTS parts_kept_off_sale ON parts (position, id) WHERE off_sale_as IS NOT NULL;
