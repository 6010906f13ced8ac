-- The choice of a list's plan needs the number of rows.
ANALYZE part_search;
