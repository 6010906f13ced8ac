/*
 * Payments of several orders by one PaymentIntent. In tables of their own, which servers of the previous version do not read:
 * they neither apply such an intent to an order nor refund it.
 */
ALTER TABLE checkouts ADD COLUMN intents_made integer NOT NULL DEFAULT 0;

CREATE TABLE checkout_payments (
  id uuid PRIMARY KEY,
  checkout_id uuid NOT NULL REFERENCES checkouts,
  user_id uuid NOT NULL REFERENCES users,
  provider_id text CONSTRAINT checkout_payments_provider_id UNIQUE,
  number integer NOT NULL,
  uid text NOT NULL,
  amount_cents bigint NOT NULL CONSTRAINT checkout_payments_amount CHECK (amount_cents > 0),
  status text NOT NULL DEFAULT 'open' CONSTRAINT checkout_payments_status
    CHECK (status IN ('open', 'processing', 'succeeded', 'failed', 'cancelled', 'refunding', 'refunded')),
  ip_hash text,
  ip_hash_56 text,
  ip_hash_48 text,
  last_event_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkout_payments_number UNIQUE (checkout_id, number)
);
COMMENT ON COLUMN checkout_payments.provider_id IS 'The PaymentIntent. Null while it is being created.';
COMMENT ON COLUMN checkout_payments.number IS 'Counts the intents of the checkout, from 1.';
COMMENT ON COLUMN checkout_payments.status IS 'succeeded: it paid at least one order. refunding: it paid none.';
CREATE INDEX checkout_payments_stale ON checkout_payments (last_event_at) WHERE status IN ('open', 'processing');

CREATE TABLE checkout_payment_orders (
  payment_id uuid NOT NULL REFERENCES checkout_payments,
  order_id uuid NOT NULL REFERENCES orders,
  amount_cents bigint NOT NULL CONSTRAINT checkout_payment_orders_amount CHECK (amount_cents > 0),
  outcome text CONSTRAINT checkout_payment_orders_outcome CHECK (outcome IN ('paid', 'refunding', 'refunded')),
  PRIMARY KEY (payment_id, order_id)
);
COMMENT ON COLUMN checkout_payment_orders.outcome IS 'What became of its share of the amount. Null while the intent has not succeeded.';
CREATE INDEX checkout_payment_orders_of_order ON checkout_payment_orders (order_id);
CREATE UNIQUE INDEX checkout_payment_orders_paid ON checkout_payment_orders (order_id) WHERE outcome = 'paid';

CREATE TABLE checkout_refunds (
  id uuid PRIMARY KEY,
  provider_id text NOT NULL,
  order_id uuid NOT NULL REFERENCES orders,
  amount_cents bigint NOT NULL,
  reason text NOT NULL CONSTRAINT checkout_refunds_reason CHECK (reason IN ('cancelled', 'paid-twice', 'out-of-stock', 'deleted')),
  state text NOT NULL DEFAULT 'open' CONSTRAINT checkout_refunds_state CHECK (state IN ('open', 'done', 'refused')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkout_refunds_once UNIQUE (provider_id, order_id)
);
COMMENT ON TABLE checkout_refunds IS 'Each gives back what one order cost of the amount of an intent.';
CREATE INDEX checkout_refunds_due ON checkout_refunds (next_attempt_at) WHERE state = 'open';

ALTER TABLE orders ADD COLUMN checkout_payment_id uuid REFERENCES checkout_payments;
COMMENT ON COLUMN orders.checkout_payment_id IS 'The payment of several orders that paid it. Null: not paid, or paid alone.';

/*
 * A server of the previous version would refund the whole intent. 55P03 becomes a 503 there. This version writes the refund of
 * the order first.
 */
CREATE FUNCTION orders_keep_common_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM checkout_refunds
      WHERE provider_id = NEW.transaction_id AND order_id = NEW.id AND state IN ('open', 'done')) THEN
    RAISE EXCEPTION 'the order was paid together with others, so only its share is refunded'
      USING ERRCODE = 'lock_not_available', CONSTRAINT = 'orders_common_payment', TABLE = 'orders';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_common_payment BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status = 'refunding' AND OLD.status = 'paid' AND NEW.checkout_payment_id IS NOT NULL)
  EXECUTE FUNCTION orders_keep_common_payment();

/* A server of the previous version would let such an intent pay any order of the same customer and amount. */
CREATE FUNCTION payments_keep_common_intents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM checkout_payments WHERE provider_id = NEW.provider_id) THEN
    RAISE EXCEPTION 'the PaymentIntent pays several orders'
      USING ERRCODE = 'lock_not_available', CONSTRAINT = 'payments_common_intent', TABLE = 'payments';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payments_common_intent BEFORE INSERT OR UPDATE OF provider_id ON payments
  FOR EACH ROW WHEN (NEW.provider_id IS NOT NULL)
  EXECUTE FUNCTION payments_keep_common_intents();
