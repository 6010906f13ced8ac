-- Inserts the demo data. The parameters are JSON arrays: $1 users, $2 parts, $3 orders, $4 reviews, newest first.

WITH people AS (
  INSERT INTO users (id, uid, email, email_verified, role, name, number, city, linkedin, github, created_at, updated_at)
  SELECT id, uid, email, true, role, name, number, city, linkedin, github, opened, opened
  -- Before all orders and reviews.
  FROM json_populate_recordset(NULL::users, $1), (SELECT timestamptz '2026-09-01T06:00:00Z' AS opened) AS shop
  RETURNING id, uid, email, role, created_at
), customer AS (
  SELECT id, uid FROM people WHERE role IS NULL
), admin AS (
  SELECT id, email, created_at FROM people WHERE role = 'admin'
), all_orders AS (
  SELECT placed.*, (100 * "totalPrice")::bigint AS cents,
    CASE placed.status WHEN 'pending' THEN 'paid' ELSE placed.status END AS state,
    placed.status IN ('pending', 'shipped') AS is_sold
  FROM json_to_recordset($3) AS placed (
    _id uuid, number text, name text, email text, phone text, address text, "partId" uuid, "productName" text, image text,
    "unitPrice" numeric, "productQuantity" int, "totalPrice" numeric, status text, "transactionId" text,
    -- When it was cancelled or refunded.
    "createdAt" timestamptz, "paidAt" timestamptz, "shippedAt" timestamptz, "endedAt" timestamptz, shipment jsonb
  )
), all_parts AS (
  INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email, version,
    created_at, updated_at, name_key, part_number, category, is_fit_complete)
  SELECT _id, name, description, 100 * price, quantity,
    -- The remaining and the sold units, so that the ledger adds up.
    quantity + (SELECT coalesce(sum("productQuantity"), 0) FROM all_orders WHERE "partId" = part._id AND is_sold),
    "minQuantity", image, (SELECT email FROM admin), version, (SELECT created_at FROM admin), (SELECT created_at FROM admin),
    fold_name(name), number, category, "isFitComplete"
  FROM json_to_recordset($2) AS part (
    _id uuid, name text, description text, price numeric, quantity int, "minQuantity" int, image text, version int,
    number text, category text, "isFitComplete" boolean
  )
), order_rows AS (
  INSERT INTO orders (id, number, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents, quantity,
    total_cents, status, stock_state, transaction_id, intents_made, created_at, paid_at, shipped_at, updated_at,
    carrier, tracking_number, tracking_url, kept_until)
  SELECT _id, all_orders.number, customer.id, "partId", name, email, phone, address, "productName", image, 100 * "unitPrice", "productQuantity",
    cents, state, CASE WHEN is_sold THEN 'committed' ELSE 'released' END, "transactionId",
    CASE WHEN "transactionId" IS NULL THEN 0 ELSE 1 END, "createdAt", "paidAt", "shippedAt",
    coalesce("endedAt", "shippedAt", "paidAt", "createdAt"),
    shipment->>'carrier', shipment->>'trackingNumber', shipment->>'trackingUrl', 'infinity'
  FROM all_orders, customer
), payment_rows AS (
  -- Any unique id.
  INSERT INTO payments (id, order_id, user_id, uid, provider_id, number, amount_cents, status, last_event_at, created_at,
    updated_at)
  SELECT _id, _id, customer.id, customer.uid, "transactionId", 1, cents,
    CASE state WHEN 'refunded' THEN 'refunded' ELSE 'succeeded' END, coalesce("endedAt", "paidAt"), "createdAt",
    coalesce("endedAt", "paidAt")
  FROM all_orders, customer WHERE "transactionId" IS NOT NULL
), movement_rows AS (
  INSERT INTO stock_movements (part_id, order_id, delta, reason, created_at)
  SELECT "partId", _id, -"productQuantity", 'reserve', "createdAt" FROM all_orders
  UNION ALL
  SELECT "partId", _id, "productQuantity", CASE state WHEN 'refunded' THEN 'refund' ELSE 'release' END,
    -- An unpaid order gives its stock back after an hour.
    coalesce("endedAt", "createdAt" + interval '1 hour')
  FROM all_orders WHERE NOT is_sold
), audit_rows AS (
  INSERT INTO audit_log (user_id, call, object, before, after, at)
  SELECT step.by, 'seed', _id::text, before, after, at
  FROM all_orders, customer, admin, LATERAL (VALUES
    (1, customer.id, NULL, 'unpaid', "createdAt", true),
    (2, customer.id, 'unpaid', 'paid', "paidAt", "paidAt" IS NOT NULL),
    (3, admin.id, 'paid', 'shipped', "shippedAt", state = 'shipped'),
    (4, customer.id, 'unpaid', 'cancelled', "endedAt", state = 'cancelled'),
    (5, admin.id, 'paid', 'refunding', "endedAt", state = 'refunded'),
    (6, admin.id, 'refunding', 'refunded', "endedAt", state = 'refunded')
  ) AS step (number, by, before, after, at, is_taken)
  WHERE is_taken ORDER BY _id, step.number
)
INSERT INTO reviews (id, name, photo_url, rating, description, created_at)
SELECT _id, name, "photoURL", rating, description,
  timestamptz '2026-11-15T10:00:00Z' - (row_number() OVER () - 1) * interval '3 days'
FROM json_to_recordset($4) AS review (_id uuid, name text, "photoURL" text, rating float8, description text);
