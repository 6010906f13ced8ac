-- What admins write about an order, and what customers ask about an order of theirs or about a part.
CREATE TABLE order_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  user_id uuid NOT NULL REFERENCES users (id),
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_notes_of_order ON order_notes (order_id);
COMMENT ON TABLE order_notes IS 'Only admins see them.';

CREATE TABLE questions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  order_id uuid REFERENCES orders (id),
  part_id uuid REFERENCES parts (id),
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(order_id, part_id) = 1)
);
CREATE INDEX questions_of_order ON questions (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX questions_of_part ON questions (part_id, created_at) WHERE part_id IS NOT NULL;
COMMENT ON TABLE questions IS 'The shop answers by mail.';
