-- Orders keep the number that people know: the end of their id. Of two with the same one, the newer gets another.
DO $$
DECLARE
  batch uuid[];
  last_at timestamptz := '-infinity';
  last_id uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM orders WHERE (created_at, id) > (last_at, last_id) ORDER BY created_at, id LIMIT 1000);
    EXIT WHEN batch = '{}';
    SELECT created_at, id INTO last_at, last_id FROM orders WHERE id = batch[cardinality(batch)];
    UPDATE orders SET number = CASE WHEN is_free THEN known ELSE next_order_number() END
      FROM (SELECT id AS numbered, known, row_number() OVER (PARTITION BY known ORDER BY created_at, id) = 1
                   AND NOT EXISTS (SELECT FROM orders WHERE number = known) AS is_free
              FROM (SELECT *, upper(right(id::text, 6)) AS known FROM orders
                     WHERE id = ANY(batch) AND number IS NULL) AS unnumbered) AS numbers
     WHERE id = numbered;
    COMMIT;
  END LOOP;
END
$$;
