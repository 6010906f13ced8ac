/*
 * The rows that one transaction writes for orders of a checkout are sent as one mail. Servers of the previous version send each by
 * itself.
 */
ALTER TABLE mails ADD COLUMN checkout_id uuid REFERENCES checkouts;
COMMENT ON COLUMN mails.checkout_id IS 'The rows with the same checkout and created_at are one mail. Null: it is one by itself.';
