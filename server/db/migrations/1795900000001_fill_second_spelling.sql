-- The trigger writes the second spelling of existing parts.
DO $$
DECLARE
  batch uuid[];
  last bigint := 0;
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM parts WHERE position > last AND second_spelling(name || ' ' || coalesce(description, '')) <> ''
                    ORDER BY position LIMIT 500);
    EXIT WHEN batch = '{}';
    last := (SELECT max(position) FROM parts WHERE id = ANY(batch));
    UPDATE parts SET name = name WHERE id = ANY(batch);
    COMMIT;
  END LOOP;
END
$$;
