-- A draft that is discontinued was never on sale. A part that is added as discontinued was sold elsewhere before.
CREATE OR REPLACE FUNCTION parts_set_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.deleted_at IS NULL THEN
    NEW.was_published := true;
  END IF;
  RETURN NEW;
END
$$;
COMMENT ON COLUMN parts.was_published IS 'Whether the part ever was on sale, or was added as one that is not sold any more. Written by a trigger.';
