-- What an admin does with all orders of a list. They are chosen when it starts.
CREATE TABLE bulk_jobs (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  action text NOT NULL CONSTRAINT bulk_jobs_action CHECK (action IN ('confirm', 'delete')),
  ip_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  is_stopped boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN bulk_jobs.is_stopped IS 'Ended before all orders were tried: by an admin, or because the one who started it is no admin any more.';
CREATE INDEX bulk_jobs_of_user ON bulk_jobs (user_id, created_at);
CREATE INDEX bulk_jobs_running ON bulk_jobs (created_at) WHERE ended_at IS NULL;

CREATE TABLE bulk_job_orders (
  job_id uuid NOT NULL REFERENCES bulk_jobs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id),
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT bulk_job_orders_state CHECK (state IN ('waiting', 'done', 'skipped')),
  reason text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job_id, position)
);
COMMENT ON COLUMN bulk_job_orders.next_attempt_at IS 'A process that takes an order sets it a minute ahead, so that another one tries again if that process is killed.';
CREATE INDEX bulk_job_orders_waiting ON bulk_job_orders (next_attempt_at, position) WHERE state = 'waiting';
