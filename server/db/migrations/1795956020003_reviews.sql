ALTER TABLE reviews
  ADD COLUMN ip_hash text,
  ADD COLUMN ip_hash_56 text,
  ADD COLUMN ip_hash_48 text,
  ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false,
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_by uuid REFERENCES users;
COMMENT ON COLUMN reviews.ip_hash IS 'A hash of the address that added it, if its account is not confirmed. Removed after 90 days.';
COMMENT ON COLUMN reviews.ip_hash_56 IS 'The same of its /56, if it is an IPv6 address.';
COMMENT ON COLUMN reviews.ip_hash_48 IS 'The same of its /48, if it is an IPv6 address.';
COMMENT ON COLUMN reviews.is_confirmed IS 'Whether its account has a verified address or has paid an order. Those of the seed are.';
COMMENT ON COLUMN reviews.hidden_at IS 'Since when only admins see it.';

CREATE INDEX reviews_shown ON reviews (is_confirmed, created_at, id) WHERE hidden_at IS NULL;
CREATE INDEX reviews_hidden ON reviews (created_at, id) WHERE hidden_at IS NOT NULL;
CREATE INDEX reviews_of_address ON reviews (created_at) WHERE ip_hash IS NOT NULL;

-- Triggers, so that servers of the previous version keep it up to date, too.
CREATE FUNCTION is_confirmed_user(wanted uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT wanted IS NULL
    OR EXISTS (SELECT FROM users WHERE id = wanted AND email_verified)
    OR EXISTS (SELECT FROM orders WHERE user_id = wanted AND paid_at IS NOT NULL)
$$;

CREATE FUNCTION confirm_new_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_confirmed := NEW.is_confirmed OR is_confirmed_user(NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER reviews_confirm BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION confirm_new_review();

CREATE FUNCTION confirm_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE reviews SET is_confirmed = true WHERE user_id = NEW.id AND NOT is_confirmed;
  ELSE
    UPDATE reviews SET is_confirmed = true WHERE user_id = NEW.user_id AND NOT is_confirmed;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_confirm_reviews AFTER UPDATE OF email_verified ON users
  FOR EACH ROW WHEN (NEW.email_verified AND NOT OLD.email_verified) EXECUTE FUNCTION confirm_reviews();
CREATE TRIGGER orders_confirm_reviews AFTER UPDATE OF paid_at ON orders
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION confirm_reviews();

UPDATE reviews SET is_confirmed = true WHERE is_confirmed_user(user_id);
