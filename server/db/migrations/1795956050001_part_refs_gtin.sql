-- A GTIN of 8, 12, 13 or 14 digits is one number: the shorter ones have zeros in front.
CREATE INDEX CONCURRENTLY IF NOT EXISTS part_refs_gtin ON part_refs (lpad(key, 14, '0')) WHERE kind = 'gtin';
