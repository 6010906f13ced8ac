-- Only statements about parts on sale have a position, so that the list of a vehicle need not look up each part. Servers of the
-- previous version look them up as before.
CREATE OR REPLACE FUNCTION fitments_set_position() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.part_position := (SELECT position FROM public.part_search WHERE id = NEW.part_id);
  RETURN NEW;
END
$$;
DROP TRIGGER fitments_position ON fitments;
CREATE TRIGGER fitments_position BEFORE INSERT ON fitments FOR EACH ROW EXECUTE FUNCTION fitments_set_position();

CREATE FUNCTION part_search_place_statements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE public.fitments SET part_position = NULL WHERE part_id = OLD.id AND part_position IS NOT NULL;
  ELSE
    UPDATE public.fitments SET part_position = NEW.position WHERE part_id = NEW.id AND part_position IS DISTINCT FROM NEW.position;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER part_search_statements AFTER INSERT OR DELETE ON part_search
  FOR EACH ROW EXECUTE FUNCTION part_search_place_statements();

UPDATE fitments SET part_position = NULL
 WHERE part_position IS NOT NULL AND NOT EXISTS (SELECT FROM part_search WHERE id = part_id);
COMMENT ON COLUMN fitments.part_position IS 'The position of the part in the catalogue while it is on sale. Written by triggers.';
