-- Names with other hyphens get the key of those with plain ones. The oldest part keeps a key that two have, as before.
DO $$
DECLARE
  part uuid;
  changed int := 0;
BEGIN
  FOR part IN SELECT id FROM parts WHERE octet_length(name) > length(name) AND name_key <> fold_name(name) ORDER BY position LOOP
    BEGIN
      UPDATE parts SET name_key = fold_name(name) WHERE id = part;
    EXCEPTION WHEN unique_violation THEN
      UPDATE parts SET name_key = NULL WHERE id = part;
    END;
    changed := changed + 1;
    IF changed % 500 = 0 THEN
      COMMIT;
    END IF;
  END LOOP;
END
$$;
