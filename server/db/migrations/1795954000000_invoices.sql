-- Documents of paid orders. They are never changed or deleted, not even with their order.
CREATE TABLE invoices (
  number text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  kind text NOT NULL CONSTRAINT invoices_kind CHECK (kind IN ('invoice', 'credit_note')),
  issued_at timestamptz NOT NULL,
  data jsonb NOT NULL,
  CONSTRAINT invoices_one_of_each UNIQUE (order_id, kind)
);
COMMENT ON COLUMN invoices.data IS 'What is printed, as it was when the document was issued. Amounts are in cents.';

CREATE FUNCTION invoices_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER invoices_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION invoices_refuse_change();

-- The seller that invoices name. Servers write it when they start, from SELLER_*; without a row there are only receipts.
CREATE TABLE seller (
  id boolean PRIMARY KEY DEFAULT true CONSTRAINT seller_one CHECK (id),
  name text NOT NULL,
  address text NOT NULL,
  contact text NOT NULL,
  register text NOT NULL
);

-- One row, so that documents take turns: numbers have no gap, because a transaction that fails gives its number back.
CREATE TABLE invoice_counter (
  id boolean PRIMARY KEY DEFAULT true CONSTRAINT invoice_counter_one CHECK (id),
  year integer NOT NULL,
  series text NOT NULL,
  last integer NOT NULL
);
COMMENT ON COLUMN invoice_counter.series IS 'Empty, or in the year of a restore its month, day, hour and minute.';
INSERT INTO invoice_counter (year, series, last) VALUES (extract(year FROM now() AT TIME ZONE 'UTC'), '', 0);

-- After a restore nobody knows which numbers were issued since the backup, so the rest of the year has a series of its own.
CREATE FUNCTION start_invoice_series() RETURNS void LANGUAGE sql AS $$
  UPDATE invoice_counter SET last = 0,
    year = extract(year FROM now() AT TIME ZONE 'UTC'),
    series = to_char(now() AT TIME ZONE 'UTC', 'MMDDHH24MI')
$$;

-- The caller has locked the order. With the rights of the owner of the tables, so that the server needs none to write.
CREATE FUNCTION issue_invoice(of_order uuid, of_kind text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  this_year constant integer := extract(year FROM clock_timestamp() AT TIME ZONE 'UTC');
  counter invoice_counter;
  next_number text;
BEGIN
  UPDATE invoice_counter SET
      last = CASE WHEN year < this_year THEN 1 ELSE last + 1 END,
      series = CASE WHEN year < this_year THEN '' ELSE series END,
      year = greatest(year, this_year)
    RETURNING * INTO counter;
  next_number := concat_ws('-', counter.year, nullif(counter.series, ''),
    lpad(counter.last::text, greatest(6, length(counter.last::text)), '0'));
  IF of_kind = 'credit_note' THEN
    INSERT INTO invoices (number, order_id, kind, issued_at, data)
    SELECT next_number, of_order, of_kind, clock_timestamp(),
           data || jsonb_build_object('seller', (SELECT to_jsonb(seller) - 'id' FROM seller), 'invoiceNumber', number)
      FROM invoices WHERE order_id = of_order AND kind = 'invoice';
  ELSE
    INSERT INTO invoices (number, order_id, kind, issued_at, data)
    SELECT next_number, of_order, of_kind, clock_timestamp(), jsonb_build_object(
        'seller', (SELECT to_jsonb(seller) - 'id' FROM seller),
        'buyer', jsonb_build_object('name', orders.name, 'email', orders.email, 'address', orders.address),
        'orderNumber', orders.number,
        'orderedAt', orders.created_at,
        'paidAt', orders.paid_at,
        'partNumber', parts.part_number,
        'productName', orders.product_name,
        'productQuantity', orders.quantity,
        'unitPriceCents', orders.unit_price_cents,
        'totalCents', orders.total_cents,
        'transactionId', orders.transaction_id)
      FROM orders JOIN parts ON parts.id = orders.part_id WHERE orders.id = of_order;
  END IF;
END
$$;

-- Issues the invoice of an order that was paid before there were invoices.
CREATE FUNCTION issue_missing_invoice(of_order uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM orders WHERE id = of_order AND status IN ('paid', 'shipped', 'refunding', 'refunded')
    FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (SELECT FROM invoices WHERE order_id = of_order AND kind = 'invoice') THEN
    PERFORM issue_invoice(of_order, 'invoice');
  END IF;
END
$$;

CREATE FUNCTION orders_issue_invoice() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.status = 'refunded' THEN
    PERFORM issue_missing_invoice(NEW.id);
    PERFORM issue_invoice(NEW.id, 'credit_note');
  ELSE
    PERFORM issue_invoice(NEW.id, 'invoice');
  END IF;
  RETURN NULL;
END
$$;
-- At the end of the transaction, after it has locked order, payment and part, so that the counter is locked last and briefly.
-- A server of the version before issues invoices, too.
CREATE CONSTRAINT TRIGGER orders_invoiced AFTER UPDATE OF status ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (NEW.status = 'paid' AND OLD.status IN ('unpaid', 'cancelling'))
    OR (NEW.status = 'refunded' AND OLD.status = 'refunding'))
  EXECUTE FUNCTION orders_issue_invoice();
