-- Orders that were placed together. Each stays an order of its own.
CREATE TABLE checkouts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE orders ADD COLUMN checkout_id uuid REFERENCES checkouts;
COMMENT ON COLUMN orders.checkout_id IS 'The orders that it was placed with. Null: it was placed alone, or by a server of the previous version.';
