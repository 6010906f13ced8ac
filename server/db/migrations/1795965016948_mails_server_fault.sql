ALTER TABLE mails ADD COLUMN is_server_fault boolean;
COMMENT ON COLUMN mails.is_server_fault IS 'Whether the last attempt failed because of the mail server or its settings, not because of this recipient or mail.';
