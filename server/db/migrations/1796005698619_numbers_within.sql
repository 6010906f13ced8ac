-- A search that finds nothing looks for its number within others. Without pg_trgm it reads all numbers.
DO $$
DECLARE
  home text := (SELECT extnamespace::regnamespace FROM pg_extension WHERE extname = 'pg_trgm');
BEGIN
  IF home IS NOT NULL THEN
    EXECUTE format('CREATE INDEX IF NOT EXISTS parts_number_within ON public.parts
      USING gin (number_key %s.gin_trgm_ops) WITH (fastupdate = off)', home);
    EXECUTE format('CREATE INDEX IF NOT EXISTS part_refs_within ON public.part_refs
      USING gin (key %s.gin_trgm_ops) WITH (fastupdate = off)', home);
  END IF;
END
$$;
