-- The address that the page of each part has today. Of deleted parts too, whose page names what replaces them.
DO $$
DECLARE
  batch uuid[];
  last bigint := 0;
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM parts WHERE position > last ORDER BY position LIMIT 500);
    EXIT WHEN batch = '{}';
    last := (SELECT max(position) FROM parts WHERE id = ANY(batch));
    UPDATE parts SET address = address_segment(part_number) WHERE id = ANY(batch) AND address IS NULL;
    COMMIT;
  END LOOP;
END
$$;
