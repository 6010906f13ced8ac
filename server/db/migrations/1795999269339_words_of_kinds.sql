-- Searches find words in singular and plural, categories and specifications, and list first what is called like that.

CREATE TABLE search_language (
  language text NOT NULL,
  written_after bigint
);
COMMENT ON TABLE search_language IS 'SEARCH_LANGUAGE of the server that started last, in one row. One of the stemmers of PostgreSQL.';
COMMENT ON COLUMN search_language.written_after IS 'Parts after this position still have words of another language. Null: none has.';
INSERT INTO search_language VALUES ('english', NULL);

ALTER TABLE part_search ADD COLUMN head tsvector NOT NULL DEFAULT '';
COMMENT ON COLUMN part_search.head IS 'The words of what the part is: of its name and its category before the first comma.';
ALTER TABLE part_words ADD COLUMN heads int NOT NULL DEFAULT 0;
COMMENT ON COLUMN part_words.heads IS 'Parts that are called like that: with the word in part_search.head.';

/* The stem of a folded word: "disc" of "discs". Empty for a word without meaning for a search, such as "the". */
CREATE FUNCTION word_stem(word text, language text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN coalesce(array_to_string(ts_lexize((language || '_stem')::regdictionary, word), ''), word);

/* A query for parts with a folded word, in singular or plural. */
CREATE FUNCTION stemmed_query(word text, language text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN format('%L | %L | %L', left(word, 100), coalesce(nullif(public.word_stem(word, language), ''), word),
    '=' || public.word_stem(word, language))::tsquery;

/* The words of a text, and with a = in front the stems that are other words. */
CREATE FUNCTION stemmed_words(value text, language text) RETURNS tsvector LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  dictionary regdictionary := (language || '_stem')::regdictionary;
  words text[] := tsvector_to_array(public.search_words(value));
BEGIN
  RETURN array_to_tsvector(words || ARRAY(
    SELECT '=' || stem FROM unnest(words) AS word, array_to_string(ts_lexize(dictionary, word), '') AS stem
     WHERE stem <> word AND stem <> ''));
END
$$;

-- Synonyms of the trade, of the brand. A server writes them when it starts.
CREATE TABLE trade_words (
  list int NOT NULL,
  language text NOT NULL,
  words text[] NOT NULL,
  stems text[] NOT NULL,
  is_kind boolean NOT NULL,
  PRIMARY KEY (list, language, words)
);
COMMENT ON COLUMN trade_words.list IS 'Phrases of one list mean the same.';
COMMENT ON COLUMN trade_words.language IS 'The stemmer of its words.';
COMMENT ON COLUMN trade_words.words IS 'Folded, without those that mean nothing for a search.';
COMMENT ON COLUMN trade_words.is_kind IS 'Whether it is a kind of part. Otherwise it says something about one, such as front.';
CREATE INDEX trade_words_stems ON trade_words USING gin (stems);
CREATE INDEX trade_words_words ON trade_words USING gin (words);

ALTER TABLE categories ADD COLUMN words tsvector NOT NULL DEFAULT '';
CREATE FUNCTION categories_set_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := public.stemmed_words(NEW.name || ' ' || public.second_spelling(NEW.name), (SELECT language FROM public.search_language));
  RETURN NEW;
END
$$;
CREATE TRIGGER categories_words BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_set_words();
UPDATE categories SET name = name;

/* What a name or a category says that a part is: "Brake pad set" of "BOSCH Brake pad set, disc brake 0 986 494 090". */
CREATE FUNCTION head_of(name text, brand text, part_number text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  own text := replace(name, part_number, '');
  head text;
BEGIN
  IF brand <> '' AND starts_with(lower(own), lower(brand) || ' ') THEN
    own := substr(own, length(brand) + 2);
  END IF;
  head := regexp_replace(own, '\s*([,;(–—]|\s-\s|\s(for|with|without|für|mit|ohne)\s).*$', '', 'i');
  RETURN CASE WHEN btrim(head) = '' THEN name ELSE head END;
END
$$;

/* Writes what lists filter and sort some parts by. The setting keeps one plan, because planning takes longer than the work. */
CREATE FUNCTION write_part_search(written uuid[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO public.part_search AS listed (id, position, sort_name, price_cents, category, brand, search, head)
  SELECT one.id, one.position, left(public.fold_words(one.name), 100), price_cents, one.category, one.brand,
      public.stemmed_words(texts || ' ' || public.second_spelling(texts), language),
      public.stemmed_words(head || ' ' || public.second_spelling(head), language)
    FROM public.parts AS one CROSS JOIN public.search_language
    -- "Pistons and rods" says of no part what it is.
    LEFT JOIN public.categories ON categories.slug = one.category AND categories.name !~* '\s(and|und|et|y|e|&)\s',
    -- What is measured of a part, and where on a vehicle it is, as words: "Diameter 312 mm Front axle".
    LATERAL (SELECT string_agg(concat_ws(' ', specs.name, trim_scale(number::numeric)::text, unit, spec_choices.name), ' ') AS specs
               FROM public.part_specs JOIN public.specs ON specs.slug = spec
               LEFT JOIN public.spec_choices ON spec_choices.spec = specs.slug AND spec_choices.slug = choice
              WHERE part_id = one.id AND choice IS DISTINCT FROM 'no') AS measured,
    LATERAL (SELECT string_agg(DISTINCT position, ' ') AS positions FROM public.fitments
              WHERE part_id = one.id AND position <> '') AS placed,
    concat_ws(' ', one.name, one.description, one.part_number, one.brand, categories.name, specs, positions) AS texts,
    concat_ws(' ', public.head_of(one.name, one.brand, one.part_number), public.head_of(categories.name, '', '')) AS head
   WHERE one.id = ANY(written) AND one.deleted_at IS NULL
  ON CONFLICT (id) DO UPDATE SET sort_name = EXCLUDED.sort_name, price_cents = EXCLUDED.price_cents,
    category = EXCLUDED.category, brand = EXCLUDED.brand, search = EXCLUDED.search, head = EXCLUDED.head
    WHERE (listed.sort_name, listed.price_cents, listed.category, listed.brand, listed.search, listed.head)
      IS DISTINCT FROM (EXCLUDED.sort_name, EXCLUDED.price_cents, EXCLUDED.category, EXCLUDED.brand, EXCLUDED.search, EXCLUDED.head);
END
$$;

CREATE OR REPLACE FUNCTION parts_write_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM public.part_search WHERE id = NEW.id;
  ELSIF TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL
    AND (OLD.name, OLD.description, OLD.part_number, OLD.category, OLD.brand)
      IS NOT DISTINCT FROM (NEW.name, NEW.description, NEW.part_number, NEW.category, NEW.brand) THEN
    -- Words take a hundred times as long as a price.
    UPDATE public.part_search SET price_cents = NEW.price_cents WHERE id = NEW.id;
  ELSE
    PERFORM public.write_part_search(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;

/* Of a table whose rows are of parts. */
CREATE FUNCTION write_search_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.write_part_search(ARRAY(SELECT DISTINCT part_id FROM changed));
  RETURN NULL;
END
$$;
CREATE TRIGGER part_specs_added AFTER INSERT ON part_specs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_search_of_changed();
CREATE TRIGGER part_specs_removed AFTER DELETE ON part_specs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_search_of_changed();

CREATE TRIGGER fitments_search_added AFTER INSERT ON fitments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_search_of_changed();
CREATE TRIGGER fitments_search_removed AFTER DELETE ON fitments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_search_of_changed();

/* Writes the next parts on sale after a position. Returns the last one's, or null if there are none. */
CREATE FUNCTION write_part_search_after(after bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  batch uuid[];
BEGIN
  batch := ARRAY(SELECT id FROM public.part_search WHERE position > after ORDER BY position LIMIT 1000);
  PERFORM public.write_part_search(batch);
  RETURN (SELECT max(position) FROM public.part_search WHERE id = ANY(batch));
END
$$;
