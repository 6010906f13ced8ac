/*
 * Whether visitors could ever see a part. Existing parts count as published until the next migration has read the audit log.
 * A trigger writes it, so that versions without this column also do.
 */
ALTER TABLE parts ADD COLUMN was_published boolean NOT NULL DEFAULT true;
ALTER TABLE parts ALTER COLUMN was_published SET DEFAULT false;
COMMENT ON COLUMN parts.was_published IS 'Whether the part ever was on sale, or said to be not sold any more. Written by a trigger.';

CREATE FUNCTION parts_set_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.was_published := true;
  RETURN NEW;
END
$$;
CREATE TRIGGER parts_published BEFORE INSERT OR UPDATE OF deleted_at, off_sale_as ON parts
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL OR NEW.off_sale_as = 'discontinued')
  EXECUTE FUNCTION parts_set_published();
