ALTER TABLE mails
  ADD COLUMN recipient_hash text,
  ADD COLUMN admitted_at timestamptz,
  ADD COLUMN suppressed_for text,
  ADD COLUMN is_released boolean NOT NULL DEFAULT false,
  ADD COLUMN held_at timestamptz;
COMMENT ON COLUMN mails.recipient_hash IS 'Keyed hash of the canonical recipient, of a mail that counts for their limit. Null 90 days later.';
COMMENT ON COLUMN mails.admitted_at IS 'When it began to count.';
COMMENT ON COLUMN mails.suppressed_for IS 'Why it is not sent.';
COMMENT ON COLUMN mails.is_released IS 'Whether an admin sent it, whatever the limit.';
COMMENT ON COLUMN mails.held_at IS 'Since when a question waits for the next digest.';
