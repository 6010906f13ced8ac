-- Statements by month, and with conditions. Servers of the previous version write and read the years only.
ALTER TABLE fitments
  ADD COLUMN from_month smallint CHECK (from_month BETWEEN 1 AND 12),
  ADD COLUMN to_month smallint CHECK (to_month BETWEEN 1 AND 12),
  ADD COLUMN conditions jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN fitments.from_month IS 'Of from_year. Null: January.';
COMMENT ON COLUMN fitments.to_month IS 'Of to_year. Null: December.';
COMMENT ON COLUMN fitments.conditions IS 'A list of {criterion, value}. All criteria must hold; values of one criterion are alternatives.';
