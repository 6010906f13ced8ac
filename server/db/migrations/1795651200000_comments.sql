-- What names and types do not say. `\d+ orders` in psql shows it.
COMMENT ON COLUMN users.uid IS 'The Firebase user id.';
COMMENT ON COLUMN users.email IS 'In canonical form: see canonicalEmail.';
COMMENT ON COLUMN users.role IS 'Null for a customer.';
COMMENT ON COLUMN users.token_version IS 'Access tokens of an older version are rejected.';
COMMENT ON COLUMN users.blocked_at IS 'Set while an admin blocks this user, who then cannot sign in.';
COMMENT ON COLUMN users.demoted_at IS 'Set when an admin removed the role, so that ADMIN_EMAILS does not promote this user again.';
COMMENT ON COLUMN users.min_auth_time IS 'Seconds. ID tokens with an older auth_time are rejected.';
COMMENT ON COLUMN users.newest_iat IS 'Seconds: iat of the newest ID token that was accepted. Null before the first one.';
COMMENT ON COLUMN users.valid_since IS 'Seconds: the provider''s validSince as last seen. Null before the first exchange.';
COMMENT ON COLUMN users.providers IS 'The linked sign-in providers as last seen, sorted. Null before the first exchange.';

COMMENT ON TABLE sessions IS 'One row per exchange of an ID token. An access token is valid until the session of its sid ends.';
COMMENT ON COLUMN sessions.auth_time IS 'Seconds: when the user signed in at the provider.';

COMMENT ON COLUMN parts.position IS 'Catalogue order: oldest first.';
COMMENT ON COLUMN parts.quantity IS 'Units for sale, without reserved ones. Equals initial_quantity plus the ledger.';
COMMENT ON COLUMN parts.email IS 'The admin who added it; never in a public response.';
COMMENT ON COLUMN parts.version IS 'Incremented only by an admin''s edit.';
COMMENT ON COLUMN parts.search IS 'The words for a list''s search. wordsOf in list-rows.ts splits a search in the same way.';
COMMENT ON INDEX parts_scarce IS 'With all columns of the stock filter, so that counting does not read the table.';
COMMENT ON INDEX parts_search IS 'Every search reads the whole pending list. 64 kB are negligible, but the default of 4 MB costs a thousand times the lookup of a rare word.';

COMMENT ON COLUMN orders.product_name IS 'Like image and unit_price_cents, as it was when the order was placed.';
COMMENT ON COLUMN orders.transaction_id IS 'The PaymentIntent that paid it.';
COMMENT ON COLUMN orders.intents_made IS 'The number of PaymentIntents created for it, at most five. Part of the next one''s idempotency key.';
COMMENT ON INDEX orders_of_status IS 'With the total, so that the admin statistics need an index-only scan.';
COMMENT ON INDEX orders_by_number IS 'The displayed order number: see orderNumber in the contract.';
COMMENT ON INDEX orders_search_unpaid IS 'Few orders are open, but a common word matches too many of all orders. The condition equals that of the list.';
COMMENT ON INDEX orders_search_slice IS 'Finds 1,000 matches of a common word faster than an index of all orders: see slice in list-rows.ts.';
COMMENT ON INDEX orders_never_paid IS 'How long an account reserved a part without paying: see mayReserveFrom.';
COMMENT ON TABLE order_tallies IS 'The number and total of orders by UTC day and status, as the sum of its rows. A trigger on orders adds a row for each change, so that transactions do not wait for each other.';

COMMENT ON TABLE payments IS 'One row per PaymentIntent. Its client secret is never stored.';
COMMENT ON COLUMN payments.provider_id IS 'Null until the provider has responded.';
COMMENT ON COLUMN payments.number IS 'The sequence number of the order''s intent, part of the provider''s idempotency key. Null for an intent that was created for another order.';
COMMENT ON COLUMN payments.uid IS 'The user in its metadata. The account''s uid may change later.';
COMMENT ON COLUMN payments.ip_hash IS 'The hashed IP address that last requested it.';
COMMENT ON COLUMN payments.last_event_at IS 'When the provider last reported its state.';
COMMENT ON TABLE card_declines IS 'Charges that the card issuer declined. Some of them pause payments: see recordDeclines.';
COMMENT ON COLUMN card_declines.paused_until IS 'Set on the decline that started the customer''s pause.';
COMMENT ON COLUMN card_declines.is_address_paused IS 'Whether it also paused the IP address.';
COMMENT ON TABLE refund_jobs IS 'Refunds, one job per PaymentIntent.';
COMMENT ON COLUMN refund_jobs.attempts IS 'Refusals by the provider. Part of the refund''s idempotency key.';

COMMENT ON TABLE stock_movements IS 'The stock ledger: initial_quantity + sum(delta) = quantity, for every part at all times.';
COMMENT ON COLUMN stock_movements.delta IS 'Negative when units are reserved.';
COMMENT ON COLUMN reviews.user_id IS 'Null for the reviews of the seed.';
COMMENT ON COLUMN reviews.email IS 'Never in a public response.';

COMMENT ON COLUMN idempotency_keys.hash IS 'SHA-256 of method, path and canonical body. The same key with another hash is rejected.';
COMMENT ON COLUMN idempotency_keys.body IS 'The response. Null while the request is running.';
COMMENT ON COLUMN idempotency_keys.locked_until IS 'Until this time, the request that started it is assumed to be running.';
COMMENT ON TABLE audit_log IS 'Append-only: a trigger rejects UPDATE, DELETE and TRUNCATE. Contains no token, secret or card data.';
COMMENT ON COLUMN audit_log.user_id IS 'Null for a job, a webhook or an unknown visitor.';
COMMENT ON COLUMN audit_log.call IS 'The call or the job, such as PATCH /confirm-order.';
COMMENT ON COLUMN audit_log.object IS 'The id of the changed row.';
COMMENT ON TABLE stripe_events IS 'Received events of the provider, so that each is handled exactly once.';
COMMENT ON COLUMN stripe_events.put_off_at IS 'When it was postponed for the reconciler, because the provider was unreachable; null once it is handled.';
COMMENT ON COLUMN uploads.name IS 'The name of the widest file.';
COMMENT ON COLUMN uploads.unused_since IS 'Since when no part uses it; null while one does.';
COMMENT ON COLUMN uploads.removed_at IS 'When the removal of its files started. No part can use it any more.';
COMMENT ON TABLE rate_limits IS 'The table of rate-limiter-flexible, which defines the column names.';
COMMENT ON TABLE environment_mark IS 'The environment of this database, in its only row. See environment-mark.ts.';
