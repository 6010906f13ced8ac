CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS parts_brand_number ON parts (fold_name(brand), number_key) WHERE deleted_at IS NULL OR off_sale_as IS NOT NULL;
