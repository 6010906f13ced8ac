CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_count ON invoices (invoice_count(number));
