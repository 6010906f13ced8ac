-- What lists of parts filter and sort by, except for the stock. An order changes the stock, which rewrites every index of
-- parts; it does not touch this table.
CREATE TABLE part_search (
  id uuid PRIMARY KEY REFERENCES parts ON DELETE CASCADE,
  position bigint NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  price_cents int NOT NULL,
  category text,
  brand text NOT NULL,
  search tsvector NOT NULL
);
COMMENT ON TABLE part_search IS 'The parts on sale. Written by a trigger of parts.';

CREATE FUNCTION parts_write_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM public.part_search WHERE id = NEW.id;
  ELSE
    INSERT INTO public.part_search
    VALUES (NEW.id, NEW.position, left(public.fold_words(NEW.name), 100), NEW.price_cents, NEW.category, NEW.brand,
      public.search_words(NEW.name || ' ' || coalesce(NEW.description, '') || ' ' || coalesce(NEW.part_number, '')))
    ON CONFLICT (id) DO UPDATE SET sort_name = EXCLUDED.sort_name, price_cents = EXCLUDED.price_cents,
      category = EXCLUDED.category, brand = EXCLUDED.brand, search = EXCLUDED.search;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER parts_searched AFTER INSERT OR UPDATE OF name, description, part_number, price_cents, category, brand, deleted_at
  ON parts FOR EACH ROW EXECUTE FUNCTION parts_write_search();
