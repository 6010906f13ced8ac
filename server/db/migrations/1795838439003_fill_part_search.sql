-- The triggers write the numbers and the words of existing parts.
DO $$
DECLARE
  batch uuid[];
  last bigint := 0;
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM parts WHERE position > last ORDER BY position LIMIT 500);
    EXIT WHEN batch = '{}';
    last := (SELECT max(position) FROM parts WHERE id = ANY(batch));
    UPDATE parts SET part_number = part_number WHERE id = ANY(batch);
    COMMIT;
  END LOOP;
END
$$;
