/* The words with ä, ö and ü as German writes them without those letters: "Kühler" is also "Kuehler". Empty without such a word. */
CREATE FUNCTION second_spelling(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(value) = length(value) THEN
    RETURN '';
  END IF;
  RETURN (
    SELECT coalesce(string_agg(replace(replace(replace(word, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), ' '), '')
      FROM regexp_split_to_table(translate(normalize(value, NFC), 'ÄÖÜ', 'äöü'), '\s') AS word WHERE word ~ '[äöü]');
END
$$;

CREATE OR REPLACE FUNCTION parts_write_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := NEW.name || ' ' || coalesce(NEW.description, '') || ' ' || coalesce(NEW.part_number, '');
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM public.part_search WHERE id = NEW.id;
  ELSE
    INSERT INTO public.part_search
    VALUES (NEW.id, NEW.position, left(public.fold_words(NEW.name), 100), NEW.price_cents, NEW.category, NEW.brand,
      public.search_words(words || ' ' || public.second_spelling(words)))
    ON CONFLICT (id) DO UPDATE SET sort_name = EXCLUDED.sort_name, price_cents = EXCLUDED.price_cents,
      category = EXCLUDED.category, brand = EXCLUDED.brand, search = EXCLUDED.search;
  END IF;
  RETURN NULL;
END
$$;
