-- The oldest part of a name gets the key. The others keep their name.
DO $$
DECLARE
  part uuid;
BEGIN
  FOR part IN SELECT id FROM parts WHERE name_key IS NULL ORDER BY position LOOP
    BEGIN
      UPDATE parts SET name_key = fold_name(name) WHERE id = part;
    EXCEPTION WHEN unique_violation THEN
      NULL;
    END;
  END LOOP;
END
$$;
