-- A job starts two minutes after it was confirmed, and acts only on orders that still have the status that the admin saw.
ALTER TABLE bulk_jobs ADD COLUMN starts_at timestamptz;
COMMENT ON COLUMN bulk_jobs.starts_at IS 'Null for jobs of servers of the previous version, which start immediately.';

ALTER TABLE bulk_job_orders
  ADD COLUMN seen_status text CONSTRAINT bulk_job_orders_seen_status CHECK (seen_status IN ('unpaid', 'pending')),
  ADD COLUMN due_at timestamptz;
COMMENT ON COLUMN bulk_job_orders.seen_status IS 'The status that the admin saw. Null for jobs of servers of the previous version.';
COMMENT ON COLUMN bulk_job_orders.due_at IS 'Replaces next_attempt_at, which is infinity then: servers of the previous version take no order that is due, because they would refund one that was seen unpaid.';
CREATE INDEX bulk_job_orders_due ON bulk_job_orders (coalesce(due_at, next_attempt_at), position) WHERE state = 'waiting';
