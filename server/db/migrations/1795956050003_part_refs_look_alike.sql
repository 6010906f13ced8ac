CREATE INDEX CONCURRENTLY IF NOT EXISTS part_refs_look_alike ON part_refs (look_alike_key(key) text_pattern_ops);
