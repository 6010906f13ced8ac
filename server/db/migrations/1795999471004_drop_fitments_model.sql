-- fitments_of_model begins with the same column.
DROP INDEX CONCURRENTLY IF EXISTS fitments_model;
