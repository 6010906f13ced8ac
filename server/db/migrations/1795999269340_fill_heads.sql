DO $$
DECLARE
  last bigint := -1;
BEGIN
  WHILE last IS NOT NULL LOOP
    last := write_part_search_after(last);
    COMMIT;
  END LOOP;
END
$$;
