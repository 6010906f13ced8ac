-- A number for people: six characters of Crockford's base32, random, so that it does not tell how much the shop sells.
ALTER TABLE orders ADD COLUMN number text;
COMMENT ON COLUMN orders.number IS 'Six characters of 0-9 and A-Z without I, L, O and U.';
-- Repeated while it is taken. Two orders at the same moment get the same one once in a thousand million. The setting keeps
-- a plan from when the table was small from reading it row by row when it is large.
CREATE FUNCTION next_order_number() RETURNS text LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  digits constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  value bigint;
  found text;
BEGIN
  LOOP
    value := floor(random() * 1073741824);
    found := '';
    FOR i IN 0..5 LOOP
      found := found || substr(digits, 1 + ((value >> (5 * i)) & 31)::int, 1);
    END LOOP;
    EXIT WHEN NOT EXISTS (SELECT FROM public.orders WHERE number = found);
  END LOOP;
  RETURN found;
END
$$;
-- A version of the shop that does not know the column writes numbers, too.
ALTER TABLE orders ALTER COLUMN number SET DEFAULT next_order_number();

ALTER TABLE orders ADD COLUMN carrier text, ADD COLUMN tracking_number text, ADD COLUMN tracking_url text;
COMMENT ON COLUMN orders.tracking_url IS 'The https address of the page of the carrier.';
