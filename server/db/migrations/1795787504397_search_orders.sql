-- The words become those of search_words. Older versions read them too, and their rows get them.
ALTER TABLE orders ALTER COLUMN search DROP EXPRESSION;
ALTER TABLE orders ADD COLUMN sort_product text COLLATE "C";
COMMENT ON COLUMN orders.search IS 'search_words of the row, written by a trigger.';
COMMENT ON COLUMN orders.sort_product IS 'The start of fold_words of product_name, by which a list sorts. A cursor contains it. Written by a trigger.';
CREATE FUNCTION orders_set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := public.search_words(coalesce(NEW.product_name, '') || ' ' || coalesce(NEW.name, '') || ' ' || coalesce(NEW.email, '') || ' ' || coalesce(NEW.address, '') || ' ' || coalesce(NEW.transaction_id, ''));
  NEW.sort_product := left(public.fold_words(NEW.product_name), 100);
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_search BEFORE INSERT OR UPDATE OF product_name, name, email, address, transaction_id ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_set_search();
