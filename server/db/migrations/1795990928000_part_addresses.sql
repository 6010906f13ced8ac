-- Two brands may have one number, so the address of a part's page is stored. It stays when the number changes.
ALTER TABLE parts ADD COLUMN address text;
COMMENT ON COLUMN parts.address IS 'The end of the address of the part''s page. Unique among parts that are not deleted. Written by a trigger.';

/* A text as a segment of an address. numberSegment in contract/catalogue/number-key.ts has the same rule. */
CREATE FUNCTION address_segment(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(value, '[^A-Za-z0-9\u0080-\U0010FFFF]+', '-', 'g'), '-');

/* The address of a part: its number, with the brand if that is taken, then with a count. */
CREATE FUNCTION free_address(part uuid, number text, brand text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  base text := public.address_segment(number);
  wanted text := base;
  count int := 1;
BEGIN
  -- At most 64 locks, because a transaction may add any number of parts.
  PERFORM pg_advisory_xact_lock(hashtext('parts.address'), hashtext(lower(base)) & 63);
  WHILE EXISTS (SELECT FROM public.parts WHERE lower(address) = lower(wanted) AND id <> part
                   AND (deleted_at IS NULL OR off_sale_as IS NOT NULL)) LOOP
    IF count = 1 AND public.address_segment(brand) <> '' THEN
      base := base || '-' || public.address_segment(brand);
      wanted := base;
    ELSE
      wanted := base || '-' || greatest(count, 2);
    END IF;
    count := count + 1;
  END LOOP;
  RETURN wanted;
END
$$;

-- As before, and the address of a new part. Versions without this column add such parts.
CREATE OR REPLACE FUNCTION parts_set_number() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF NEW.address IS NULL THEN
    NEW.address := public.free_address(NEW.id, NEW.part_number, NEW.brand);
  END IF;
  RETURN NEW;
END
$$;
