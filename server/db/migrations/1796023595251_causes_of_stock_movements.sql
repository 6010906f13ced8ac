-- Who moved stock by hand or with a file, and why. Earlier movements, and those of the version before, have neither.
ALTER TABLE stock_movements
  ADD COLUMN user_id uuid REFERENCES users,
  ADD COLUMN cause text,
  ADD COLUMN note text NOT NULL DEFAULT '';
COMMENT ON COLUMN stock_movements.cause IS 'Of movements that are set: the reason that an admin chose, or import.';
COMMENT ON COLUMN stock_movements.note IS 'What an admin wrote, or the name of the file.';
