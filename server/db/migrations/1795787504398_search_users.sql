-- The words become those of search_words. Older versions read them too, and their rows get them.
ALTER TABLE users ALTER COLUMN search DROP EXPRESSION;
ALTER TABLE users ADD COLUMN sort_name text COLLATE "C";
COMMENT ON COLUMN users.search IS 'search_words of the row, written by a trigger.';
COMMENT ON COLUMN users.sort_name IS 'The start of fold_words of name, by which a list sorts. A cursor contains it. Written by a trigger.';
CREATE FUNCTION users_set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := public.search_words(coalesce(NEW.name, '') || ' ' || coalesce(NEW.email, ''));
  NEW.sort_name := left(public.fold_words(NEW.name), 100);
  RETURN NEW;
END
$$;
CREATE TRIGGER users_search BEFORE INSERT OR UPDATE OF name, email ON users
  FOR EACH ROW EXECUTE FUNCTION users_set_search();
