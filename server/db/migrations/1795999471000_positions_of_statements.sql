-- Statements have the position of their part, so that a list reads them by model. It never changes. A trigger writes it
-- also for servers of the previous version.
ALTER TABLE fitments ADD COLUMN part_position bigint;
COMMENT ON COLUMN fitments.part_position IS 'The position of the part in the catalogue. Written by a trigger where it is absent.';

CREATE FUNCTION fitments_set_position() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.part_position := (SELECT position FROM public.parts WHERE id = NEW.part_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER fitments_position BEFORE INSERT ON fitments
  FOR EACH ROW WHEN (NEW.part_position IS NULL) EXECUTE FUNCTION fitments_set_position();
