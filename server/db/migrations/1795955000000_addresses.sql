CREATE TABLE addresses (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  label text NOT NULL CHECK (char_length(label) <= 40),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  phone text NOT NULL CHECK (char_length(phone) <= 40),
  address text NOT NULL CHECK (char_length(address) BETWEEN 1 AND 300),
  last_used_at timestamptz
);
CREATE INDEX addresses_user ON addresses (user_id);
COMMENT ON TABLE addresses IS 'The addresses that people saved. Orders keep their own text.';
COMMENT ON COLUMN addresses.last_used_at IS 'The address used last is the default. Null: never used.';
