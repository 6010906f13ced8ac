CREATE INDEX CONCURRENTLY IF NOT EXISTS fitments_by_note ON fitments (fold_name(note)) WHERE note <> '';
