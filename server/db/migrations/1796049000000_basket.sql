-- What customers mean to order. It reserves nothing.
CREATE TABLE basket_lines (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  part_id uuid NOT NULL REFERENCES parts ON DELETE CASCADE,
  vehicle text,
  quantity integer NOT NULL CONSTRAINT basket_lines_quantity CHECK (quantity > 0),
  price_cents integer NOT NULL CONSTRAINT basket_lines_price CHECK (price_cents >= 0),
  added_at timestamptz NOT NULL,
  CONSTRAINT basket_lines_once UNIQUE NULLS NOT DISTINCT (user_id, part_id, vehicle)
);
COMMENT ON COLUMN basket_lines.vehicle IS 'The slug of the vehicle that it is for, also of one that is not known any more. Null: none.';
COMMENT ON COLUMN basket_lines.price_cents IS 'Of one piece, as the customer saw it.';
COMMENT ON COLUMN basket_lines.added_at IS 'Lines are shown in this order, and removed after 90 days.';
CREATE INDEX basket_lines_of_part ON basket_lines (part_id);
CREATE INDEX basket_lines_age ON basket_lines (added_at);
