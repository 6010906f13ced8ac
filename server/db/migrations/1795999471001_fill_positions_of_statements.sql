DO $$
DECLARE
  first bigint := 0;
  last bigint := (SELECT max(id) FROM fitments);
BEGIN
  WHILE first <= last LOOP
    UPDATE fitments SET part_position = parts.position FROM parts
     WHERE parts.id = part_id AND part_position IS NULL AND fitments.id BETWEEN first AND first + 4999;
    first := first + 5000;
    COMMIT;
  END LOOP;
END
$$;
