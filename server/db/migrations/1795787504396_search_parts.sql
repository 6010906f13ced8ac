-- The words become those of search_words. Older versions read them too, and their rows get them.
ALTER TABLE parts ALTER COLUMN search DROP EXPRESSION;
ALTER TABLE parts ADD COLUMN sort_name text COLLATE "C";
COMMENT ON COLUMN parts.search IS 'search_words of the row, written by a trigger.';
COMMENT ON COLUMN parts.sort_name IS 'The start of fold_words of name, by which a list sorts. A cursor contains it. Written by a trigger.';
CREATE FUNCTION parts_set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := public.search_words(coalesce(NEW.name, '') || ' ' || coalesce(NEW.description, ''));
  NEW.sort_name := left(public.fold_words(NEW.name), 100);
  RETURN NEW;
END
$$;
CREATE TRIGGER parts_search BEFORE INSERT OR UPDATE OF name, description ON parts
  FOR EACH ROW EXECUTE FUNCTION parts_set_search();

-- Null for a part that had another one's name before this rule.
ALTER TABLE parts ADD COLUMN name_key text;
COMMENT ON COLUMN parts.name_key IS 'fold_name of the name. Null for a part that had the name of another one before this was unique.';
CREATE UNIQUE INDEX parts_active_name_key ON parts (name_key) WHERE deleted_at IS NULL;
CREATE FUNCTION parts_set_name_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := public.fold_name(NEW.name);
  RETURN NEW;
END
$$;
CREATE TRIGGER parts_name_key BEFORE UPDATE OF name ON parts
  FOR EACH ROW WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION parts_set_name_key();
