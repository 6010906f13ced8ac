DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM parts WHERE id > last ORDER BY id LIMIT 500);
    EXIT WHEN batch = '{}';
    -- The trigger writes the words.
    UPDATE parts SET name = name WHERE id = ANY(batch);
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
END
$$;
