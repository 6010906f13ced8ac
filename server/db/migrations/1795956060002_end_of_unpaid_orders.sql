/*
 * Orders from before the upgrade are kept for at least seven days after it: the time of this migration is the value of all
 * existing rows, without writing them. A backup contains it.
 */
ALTER TABLE orders ADD COLUMN kept_until timestamptz DEFAULT now() + interval '7 days';
ALTER TABLE orders ALTER COLUMN kept_until DROP DEFAULT;
COMMENT ON COLUMN orders.kept_until IS 'Until when an unpaid order is not ended by the job. Infinity for the demo data.';
ALTER TABLE orders ADD COLUMN cancel_reason text;
ALTER TABLE orders ADD CONSTRAINT orders_cancel_reason CHECK (cancel_reason = 'notPaid') NOT VALID;
COMMENT ON COLUMN orders.cancel_reason IS 'Why the shop cancelled it. Null if a person did.';
