-- The tax that prices contain, with the seller. Servers write it when they start, from TAX_*. Null: documents show none.
-- A server of the version before leaves it as it is.
ALTER TABLE seller ADD COLUMN tax_rate numeric(6, 3), ADD COLUMN tax_name text, ADD COLUMN tax_id text,
  ADD CONSTRAINT seller_tax CHECK ((tax_rate IS NULL) = (tax_name IS NULL));
COMMENT ON COLUMN seller.tax_rate IS 'Percent. Prices contain it.';

ALTER TABLE users ADD COLUMN tax_id text NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN tax_id text;
COMMENT ON COLUMN orders.tax_id IS 'The customer''s tax id when the order was placed.';

-- As before, and with the tax. A credit note keeps the rate of its invoice.
CREATE OR REPLACE FUNCTION issue_invoice(of_order uuid, of_kind text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  this_year constant integer := extract(year FROM clock_timestamp() AT TIME ZONE 'UTC');
  counter invoice_counter;
  next_number text;
  of_seller jsonb;
  of_tax jsonb;
BEGIN
  UPDATE invoice_counter SET
      last = CASE WHEN year < this_year THEN 1 ELSE last + 1 END,
      series = CASE WHEN year < this_year THEN '' ELSE series END,
      year = greatest(year, this_year)
    RETURNING * INTO counter;
  next_number := concat_ws('-', counter.year, nullif(counter.series, ''),
    lpad(counter.last::text, greatest(6, length(counter.last::text)), '0'));
  SELECT jsonb_strip_nulls(jsonb_build_object(
           'name', name, 'address', address, 'contact', contact, 'register', register, 'taxId', tax_id)),
         CASE WHEN tax_rate IS NOT NULL THEN jsonb_build_object('rate', tax_rate, 'name', tax_name) END
    INTO of_seller, of_tax FROM seller;
  IF of_kind = 'credit_note' THEN
    INSERT INTO invoices (number, order_id, kind, issued_at, data)
    SELECT next_number, of_order, of_kind, clock_timestamp(),
           data || jsonb_build_object('seller', of_seller, 'invoiceNumber', number)
      FROM invoices WHERE order_id = of_order AND kind = 'invoice';
  ELSE
    INSERT INTO invoices (number, order_id, kind, issued_at, data)
    SELECT next_number, of_order, of_kind, clock_timestamp(), jsonb_build_object(
        'seller', of_seller,
        'tax', of_tax,
        'buyer', jsonb_strip_nulls(jsonb_build_object('name', orders.name, 'email', orders.email,
          'address', orders.address, 'taxId', CASE WHEN of_tax IS NOT NULL THEN orders.tax_id END)),
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
