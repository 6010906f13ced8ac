CREATE INDEX CONCURRENTLY IF NOT EXISTS users_by_folded_name ON users (sort_name, id);
