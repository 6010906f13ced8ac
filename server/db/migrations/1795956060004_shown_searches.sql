-- The report shows a search from the second address on. What was kept before stays shown.
ALTER TABLE searches ADD COLUMN is_shown boolean NOT NULL DEFAULT true;
ALTER TABLE searches ALTER COLUMN is_shown SET DEFAULT false;
COMMENT ON COLUMN searches.is_shown IS 'Whether two addresses searched for it on one day.';
