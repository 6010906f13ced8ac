CREATE INDEX CONCURRENTLY IF NOT EXISTS searches_shown ON searches (words) WHERE is_shown;
