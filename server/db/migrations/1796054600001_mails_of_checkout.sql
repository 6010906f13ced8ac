CREATE INDEX CONCURRENTLY IF NOT EXISTS mails_of_checkout ON mails (checkout_id, created_at) WHERE checkout_id IS NOT NULL;
