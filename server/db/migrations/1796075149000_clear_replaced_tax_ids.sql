-- A server of the version before, which does not know the column, replaces a user without clearing it.
CREATE FUNCTION clear_replaced_tax_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tax_id := '';
  RETURN NEW;
END
$$;
CREATE TRIGGER clear_replaced_tax_id BEFORE UPDATE OF uid ON users FOR EACH ROW
  WHEN (NEW.uid LIKE 'replaced:%' AND NEW.tax_id <> '') EXECUTE FUNCTION clear_replaced_tax_id();
