-- Numbers, categories, specifications, references and pictures of parts.

-- Equal for all spellings of a number. contract/part-number.ts has the same rule.
CREATE FUNCTION number_key(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(upper(normalize(number, NFKC)), '[^A-Z0-9]', '', 'g');

CREATE TABLE categories (
  slug text PRIMARY KEY,
  name text NOT NULL,
  parent text REFERENCES categories DEFERRABLE INITIALLY DEFERRED,
  description text NOT NULL DEFAULT '',
  position int NOT NULL,
  parts int NOT NULL DEFAULT 0
);
COMMENT ON COLUMN categories.parent IS 'The group. Null for a group. Only categories in a group have parts.';
COMMENT ON COLUMN categories.parts IS 'Parts on sale. Written by a trigger.';

CREATE TABLE specs (
  slug text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('number', 'choice', 'flag')),
  unit text,
  decimals smallint NOT NULL DEFAULT 0
);
CREATE TABLE spec_choices (
  spec text NOT NULL REFERENCES specs,
  slug text NOT NULL,
  name text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (spec, slug)
);
CREATE TABLE category_specs (
  category text NOT NULL REFERENCES categories,
  spec text NOT NULL REFERENCES specs,
  position int NOT NULL,
  PRIMARY KEY (category, spec)
);

ALTER TABLE parts
  ADD COLUMN part_number text,
  ADD COLUMN number_key text,
  ADD COLUMN brand text NOT NULL DEFAULT '',
  ADD COLUMN category text,
  ADD COLUMN image_alt text NOT NULL DEFAULT '',
  ADD COLUMN off_sale_as text,
  ADD COLUMN successor_id uuid,
  ADD COLUMN described_at timestamptz;
ALTER TABLE parts
  ADD CONSTRAINT parts_category_fk FOREIGN KEY (category) REFERENCES categories NOT VALID,
  ADD CONSTRAINT parts_successor_fk FOREIGN KEY (successor_id) REFERENCES parts DEFERRABLE INITIALLY DEFERRED NOT VALID,
  ADD CONSTRAINT parts_off_sale CHECK (off_sale_as IN ('draft', 'discontinued')) NOT VALID;
COMMENT ON COLUMN parts.number_key IS 'number_key of part_number. Written by a trigger.';
COMMENT ON COLUMN parts.brand IS 'Empty: the shop''s own.';
COMMENT ON COLUMN parts.off_sale_as IS 'Why a part with deleted_at is kept for admins. Null for a deleted part. Versions without this column see a deleted part.';
COMMENT ON COLUMN parts.described_at IS 'When something other than the stock changed.';

CREATE TABLE part_refs (
  part_id uuid NOT NULL REFERENCES parts ON DELETE CASCADE,
  position smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('original', 'other', 'replaces', 'gtin')),
  maker text NOT NULL,
  number text NOT NULL,
  key text NOT NULL GENERATED ALWAYS AS (number_key(number)) STORED,
  PRIMARY KEY (part_id, position)
);
CREATE INDEX part_refs_key ON part_refs (key text_pattern_ops, part_id);

CREATE TABLE part_pictures (
  part_id uuid NOT NULL REFERENCES parts ON DELETE CASCADE,
  position smallint NOT NULL,
  image text NOT NULL,
  alt text NOT NULL,
  PRIMARY KEY (part_id, position)
);
COMMENT ON TABLE part_pictures IS 'Without the first one, which is parts.image.';

CREATE TABLE part_specs (
  part_id uuid NOT NULL REFERENCES parts ON DELETE CASCADE,
  spec text NOT NULL REFERENCES specs,
  number float8,
  choice text,
  listed_in text,
  PRIMARY KEY (part_id, spec),
  CHECK ((number IS NULL) <> (choice IS NULL))
);
COMMENT ON COLUMN part_specs.choice IS 'A slug of spec_choices; yes or no for a flag.';
COMMENT ON COLUMN part_specs.listed_in IS 'The category of a part on sale, so that one index answers which values a category has. Written by triggers.';
CREATE INDEX part_specs_listed ON part_specs (listed_in, spec, choice, number, part_id) WHERE listed_in IS NOT NULL;

-- A part without a number gets the next free one. Versions without this column add such parts.
CREATE FUNCTION parts_set_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted bigint := 10000 + NEW.position;
BEGIN
  IF coalesce(NEW.part_number, '') = '' THEN
    PERFORM pg_advisory_xact_lock(hashtext('parts.part_number'));
    WHILE EXISTS (SELECT FROM public.parts WHERE number_key = 'NH' || wanted
                    AND (deleted_at IS NULL OR off_sale_as IS NOT NULL)) LOOP
      wanted := wanted + 1;
    END LOOP;
    NEW.part_number := 'NH-' || wanted;
  END IF;
  NEW.number_key := public.number_key(NEW.part_number);
  RETURN NEW;
END
$$;
CREATE TRIGGER parts_number BEFORE INSERT OR UPDATE OF part_number ON parts
  FOR EACH ROW EXECUTE FUNCTION parts_set_number();

CREATE FUNCTION parts_count_category() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL THEN OLD.category END;
  after text := CASE WHEN NEW.deleted_at IS NULL THEN NEW.category END;
BEGIN
  IF before IS DISTINCT FROM after THEN
    -- In one order, so that two changes cannot wait for each other.
    PERFORM FROM public.categories WHERE slug IN (before, after) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE public.categories SET parts = parts + CASE slug WHEN after THEN 1 ELSE -1 END WHERE slug IN (before, after);
    UPDATE public.part_specs SET listed_in = after WHERE part_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER parts_category AFTER INSERT OR UPDATE OF category, deleted_at ON parts
  FOR EACH ROW EXECUTE FUNCTION parts_count_category();

CREATE FUNCTION part_specs_set_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_in := (SELECT category FROM public.parts WHERE id = NEW.part_id AND deleted_at IS NULL);
  RETURN NEW;
END
$$;
CREATE TRIGGER part_specs_listed BEFORE INSERT ON part_specs
  FOR EACH ROW EXECUTE FUNCTION part_specs_set_listed();
