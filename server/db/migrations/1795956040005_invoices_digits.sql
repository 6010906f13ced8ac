CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_digits ON invoices (replace(number, '-', '') text_pattern_ops);
