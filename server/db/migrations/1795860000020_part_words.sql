-- The words of the catalogue, by which a search corrects typing errors.
CREATE TABLE part_words (
  word text COLLATE "C" PRIMARY KEY,
  uses int NOT NULL
);
COMMENT ON TABLE part_words IS 'Words of three letters or more in parts on sale, and in synonyms. Written by server/search/write-words.ts.';
COMMENT ON COLUMN part_words.uses IS 'Parts with the word. 0 for a synonym that no part has.';

-- Words that a search takes for the same.
CREATE TABLE synonyms (
  list int,
  position smallint,
  word text NOT NULL,
  target tsquery NOT NULL UNIQUE,
  substitute tsquery NOT NULL,
  PRIMARY KEY (list, position)
);
COMMENT ON COLUMN synonyms.word IS 'As an admin typed it. It may be several words.';
COMMENT ON COLUMN synonyms.substitute IS 'Any word of the list.';
CREATE INDEX synonyms_target ON synonyms USING gist (target);

-- What was searched for, without personal data.
CREATE TABLE searches (
  day date,
  words text COLLATE "C",
  searches int NOT NULL,
  parts int NOT NULL,
  PRIMARY KEY (day, words)
);
COMMENT ON COLUMN searches.parts IS 'What it found last, at most 1,000.';

/*
 * Whether a part has a word that starts with this one. The table may be ten minutes old, so other words are looked up in the
 * parts; count(*) keeps PostgreSQL from reading them all.
 */
CREATE FUNCTION is_known_word(typed text) RETURNS boolean LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.part_words WHERE word >= typed AND word < typed || chr(1114111))
    OR (SELECT count(*) FROM public.part_search WHERE search @@ public.search_query(typed)) > 0;
END
$$;

/*
 * The words that may be meant by one of six letters or more, which must be ASCII: with LC_CTYPE=C, pg_trgm knows no other
 * letters. Without pg_trgm, all words of about the same length.
 */
CREATE FUNCTION similar_words(typed text) RETURNS TABLE (word text, uses int) LANGUAGE sql STABLE STRICT AS $$
  SELECT word, uses FROM public.part_words WHERE length(word) BETWEEN length(typed) - 2 AND length(typed) + 2
$$;

/* Lets similar_words use pg_trgm. Returns false where it cannot be installed. Can be repeated. */
CREATE FUNCTION use_trigrams() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  home text;
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
  EXCEPTION WHEN OTHERS THEN
    RAISE NOTICE 'pg_trgm cannot be installed: %', SQLERRM;
  END;
  SELECT extnamespace::regnamespace INTO home FROM pg_extension WHERE extname = 'pg_trgm';
  IF home IS NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE INDEX IF NOT EXISTS part_words_similar ON public.part_words
    USING gin (word %s.gin_trgm_ops) WITH (fastupdate = off)', home);
  -- Of usual typing errors, "brkae" has 0.2 in common with "brake". The setting ends with the function. The server's role
  -- may have no rights in the schema of the extension.
  EXECUTE format('CREATE OR REPLACE FUNCTION public.similar_words(typed text) RETURNS TABLE (word text, uses int)
    LANGUAGE sql STABLE STRICT SECURITY DEFINER SET search_path = '''' SET pg_trgm.similarity_threshold = 0.15 AS $sql$
      SELECT word, uses FROM public.part_words WHERE word OPERATOR(%1$s.%%) typed
       ORDER BY %1$s.similarity(word, typed) DESC LIMIT 200
    $sql$', home);
  RETURN true;
END
$$;

/*
 * A query for parts that contain each typed word as a prefix, or a synonym of it. It reads a table, but is declared as
 * immutable: PostgreSQL would compute a stable function for each row that it filters. It is used in no index.
 */
CREATE FUNCTION part_query(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  wanted tsquery;
  rule record;
BEGIN
  IF length(typed) <= 100 AND typed ~ '^ *[A-Za-z0-9]+( +[A-Za-z0-9]+)* *$' THEN
    -- The same in less time.
    wanted := regexp_replace(btrim(lower(typed COLLATE "C")), ' +', ':*&', 'g') || ':*';
  ELSE
    wanted := public.search_query(typed);
  END IF;
  FOR rule IN SELECT target, substitute FROM public.synonyms WHERE target <@ wanted LOOP
    wanted := ts_rewrite(wanted, rule.target, rule.substitute);
  END LOOP;
  RETURN wanted;
END
$$;

SELECT use_trigrams();
