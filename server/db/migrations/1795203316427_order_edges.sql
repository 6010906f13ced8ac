-- Exactly the edges of server/orders/transitions.ts: an order is cancelled by way of `cancelling` alone,
-- and does not come back from there.
CREATE OR REPLACE FUNCTION orders_keep_edges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (CASE OLD.status
    WHEN 'unpaid' THEN NEW.status IN ('cancelling', 'paid')
    WHEN 'cancelling' THEN NEW.status IN ('cancelled', 'paid')
    WHEN 'paid' THEN NEW.status IN ('shipped', 'refunding')
    WHEN 'refunding' THEN NEW.status IN ('paid', 'refunded')
    ELSE false
  END) THEN
    RAISE EXCEPTION 'an order cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_edges', TABLE = 'orders';
  END IF;
  RETURN NEW;
END
$$;
