-- The outbox: a row is written in the transaction of its event, and sent by the job "send mails".
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  order_id uuid REFERENCES orders,
  user_id uuid REFERENCES users,
  event text NOT NULL DEFAULT '',
  to_address text,
  locale text NOT NULL DEFAULT 'en',
  data jsonb,
  message_id text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'sent', 'failed', 'suppressed')),
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT mails_once UNIQUE NULLS NOT DISTINCT (order_id, kind, event)
);
COMMENT ON COLUMN mails.event IS 'Which event of this kind it tells of; empty for what happens to an order once.';
COMMENT ON COLUMN mails.to_address IS 'Null for a mail to the shop, and 90 days later.';
COMMENT ON COLUMN mails.data IS 'What was true then and is not kept elsewhere.';
CREATE INDEX mails_due ON mails (next_attempt_at) WHERE state = 'open';
CREATE INDEX mails_of_user ON mails (user_id, created_at);
CREATE INDEX mails_failed ON mails (next_attempt_at) WHERE state = 'failed';
-- For what is removed after 90 days, at almost no cost for a new row.
CREATE INDEX mails_age ON mails USING brin (created_at);

-- Set by the server at its start, so that every statement that records an event knows it.
ALTER TABLE environment_mark ADD COLUMN sends_mails boolean NOT NULL DEFAULT false;

-- Who wants to know when a part can be ordered again.
CREATE TABLE back_in_stock (
  part_id uuid NOT NULL REFERENCES parts,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (part_id, user_id)
);
CREATE INDEX back_in_stock_of_user ON back_in_stock (user_id);
