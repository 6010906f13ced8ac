-- Like those of unpaid and paid orders: the index of all orders returns every match of a word, of which few have ended.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_search_ended ON orders USING gin (search) WITH (gin_pending_list_limit = 64)
  WHERE status = ANY ('{cancelled,refunding,refunded}');
