-- Variants of engines. Servers of the previous version write and read slug, name and position only.
ALTER TABLE engines
  ADD COLUMN type text NOT NULL DEFAULT '',
  ADD COLUMN codes text NOT NULL DEFAULT '',
  ADD COLUMN kw smallint,
  ADD COLUMN fuel text NOT NULL DEFAULT '',
  ADD COLUMN body text NOT NULL DEFAULT '',
  ADD COLUMN drive text NOT NULL DEFAULT '',
  ADD COLUMN from_year smallint,
  ADD COLUMN from_month smallint CHECK (from_month BETWEEN 1 AND 12),
  ADD COLUMN to_year smallint,
  ADD COLUMN to_month smallint CHECK (to_month BETWEEN 1 AND 12);
COMMENT ON COLUMN engines.type IS 'The number of the variant in the trade, such as a K-Type.';
COMMENT ON COLUMN engines.from_month IS 'Of from_year. Null: January.';
COMMENT ON COLUMN engines.to_month IS 'Of to_year. Null: December.';
