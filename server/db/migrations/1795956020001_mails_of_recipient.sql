CREATE INDEX CONCURRENTLY IF NOT EXISTS mails_of_recipient ON mails (recipient_hash, admitted_at)
  WHERE recipient_hash IS NOT NULL;
