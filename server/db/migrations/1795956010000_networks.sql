-- Hashes of the wider networks of an IPv6 address, beside `ip_hash`, which is that of its /64 or of the IPv4 address.
ALTER TABLE orders ADD COLUMN ip_hash_56 text, ADD COLUMN ip_hash_48 text,
  ADD COLUMN never_paid boolean NOT NULL DEFAULT false, ADD COLUMN exceeded_at timestamptz;
ALTER TABLE payments ADD COLUMN ip_hash_56 text, ADD COLUMN ip_hash_48 text;
ALTER TABLE card_declines ADD COLUMN ip_hash_56 text, ADD COLUMN ip_hash_48 text;
CREATE INDEX card_declines_newest ON card_declines (created_at);

COMMENT ON COLUMN orders.ip_hash IS 'A hash of the address that ordered, or that last reserved the stock. Removed after 90 days.';
COMMENT ON COLUMN orders.ip_hash_56 IS 'The same of its /56, if it is an IPv6 address.';
COMMENT ON COLUMN orders.ip_hash_48 IS 'The same of its /48, if it is an IPv6 address.';
COMMENT ON COLUMN orders.never_paid IS 'Whether its account had not paid any order when this one last reserved stock.';
COMMENT ON COLUMN orders.exceeded_at IS 'When it reserved more than the share of accounts that never paid.';
COMMENT ON COLUMN card_declines.paused_until IS 'Read by versions without pauses of networks.';
COMMENT ON COLUMN card_declines.is_address_paused IS 'Read by versions without pauses of networks.';
