CREATE INDEX CONCURRENTLY IF NOT EXISTS mails_held ON mails (held_at) WHERE held_at IS NOT NULL AND state = 'open';
