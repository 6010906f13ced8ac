-- Finds what accounts that never paid reserve of a part.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_never_paid_of_part ON orders (part_id) INCLUDE (quantity)
  WHERE never_paid AND stock_state = 'reserved';
