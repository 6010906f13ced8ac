-- functions
CREATE FUNCTION pg_temp.setting(name text) RETURNS int LANGUAGE sql STABLE
  RETURN current_setting('bench.' || name)::int;
CREATE FUNCTION pg_temp.id_of(series text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN ('00000000-0000-7000-' || series || '-' || lpad(to_hex(n), 12, '0'))::uuid;
/* Repeatable numbers that look random, from 0 to below `below`. */
CREATE FUNCTION pg_temp.random(n bigint, salt int, below int) RETURNS int LANGUAGE sql IMMUTABLE
  RETURN ((n * salt) % 1000003 % below)::int;

-- users
INSERT INTO users (id, uid, email, email_verified, role, name, created_at)
SELECT pg_temp.id_of('9000', n), 'uid-' || n, 'person' || n || '@norholt.test', true, CASE WHEN n = 0 THEN 'admin' END,
       (ARRAY['Mara','Ivo','Siri','Jonas','Aino','Pavel','Lena','Oskar'])[1 + pg_temp.random(n, 7919, 8)] || ' ' ||
       (ARRAY['Lindqvist','Berg','Halonen','Novak','Sandvik','Moreau'])[1 + pg_temp.random(n, 104729, 6)] || ' ' || n,
       now() - interval '730 days' + n * interval '730 days' / (users + 1)
  FROM pg_temp.setting('users') AS users, generate_series(0, users) AS n;

-- sessions
INSERT INTO sessions (sid, user_id, auth_time, created_at)
/* The shop never removes them. */
SELECT pg_temp.id_of('b000', n), pg_temp.id_of('9000', n), 0, 'infinity'
  FROM generate_series(0, pg_temp.setting('users')) AS n;

-- categories, each of 5,000 parts at most, with eight specs
INSERT INTO specs (slug, name, kind, unit, decimals)
SELECT 'spec-' || n, 'Spec ' || n, CASE WHEN n <= 4 THEN 'number' ELSE 'choice' END, CASE WHEN n <= 4 THEN 'mm' END, 0
  FROM generate_series(1, 8) AS n;
INSERT INTO spec_choices (spec, slug, name, position)
SELECT 'spec-' || n, 'choice-' || choice, 'Choice ' || choice, choice
  FROM generate_series(5, 8) AS n, generate_series(1, 5) AS choice;
INSERT INTO categories (slug, name, parent, position, parts)
SELECT 'category-' || n, 'Category ' || n, CASE WHEN n > 0 THEN 'category-0' END, n, CASE WHEN n > 0 THEN size ELSE 0 END
  FROM pg_temp.setting('parts') AS parts, greatest(1, parts / 5000) AS categories,
       generate_series(0, categories) AS n, LATERAL (SELECT parts / categories AS size) AS s;
INSERT INTO category_specs (category, spec, position)
SELECT categories.slug, specs.slug, right(specs.slug, 1)::int FROM categories, specs WHERE parent IS NOT NULL;

-- parts
INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email, created_at,
                   part_number, address, category)
SELECT pg_temp.id_of('8000', n), 'Machined ' || kind || ' nh' || n || 'x',
       'A ' || kind || ' of forged steel, ground to ' || pg_temp.random(n, 31337, 900) ||
         ' mm, balanced and checked by hand before it leaves the works in the north. Fits series ' ||
         pg_temp.random(n, 6151, 400) || '.',
       500 + pg_temp.random(n, 48611, 90000), stock, stock, 1 + pg_temp.random(n, 13, 20),
       '/pictures/brake-disc-cutout-800.webp', 'person0@norholt.test', now() - interval '731 days', 'NB-' || 100000 + n,
       'NB-' || 100000 + n,
       'category-' || 1 + n % greatest(1, pg_temp.setting('parts') / 5000)
  FROM string_to_array(current_setting('bench.kinds'), ' ') AS kinds, generate_series(1, pg_temp.setting('parts')) AS n
 CROSS JOIN LATERAL (SELECT kinds[1 + n % cardinality(kinds)] AS kind) AS k
 CROSS JOIN LATERAL (SELECT CASE WHEN n % 50 = 0 THEN n % 40
                                 ELSE 500000 + pg_temp.random(n, 7907, 400000) END AS stock) AS s;

-- references, five of each part
INSERT INTO part_refs (part_id, position, kind, maker, number)
SELECT pg_temp.id_of('8000', n), r, 'original', 'Norda', (1000 + pg_temp.random(n, 7919, 9000)) || '-' || n || '.' || r
  FROM generate_series(1, pg_temp.setting('parts')) AS n, generate_series(0, 4) AS r;

-- specifications, eight of each part
INSERT INTO part_specs (part_id, spec, number, choice, listed_in)
SELECT parts.id, spec, CASE WHEN s <= 4 THEN pg_temp.random(n, 31337 + s, 900) END,
       CASE WHEN s > 4 THEN 'choice-' || 1 + pg_temp.random(n, 6151 + s, 5) END, parts.category
  FROM generate_series(1, pg_temp.setting('parts')) AS n CROSS JOIN generate_series(1, 8) AS s
 CROSS JOIN LATERAL (SELECT 'spec-' || s AS spec) AS named
  JOIN parts ON parts.id = pg_temp.id_of('8000', n);

-- vehicles: 500 models of ten years
INSERT INTO makes (id, slug, name) SELECT n, 'make-' || n, 'Make ' || n FROM generate_series(1, 20) AS n;
INSERT INTO models (id, make_id, slug, name, from_year, to_year)
SELECT n, 1 + n % 20, 'make-' || 1 + n % 20 || '-model-' || n, 'Model ' || n, 2010, 2019 FROM generate_series(1, 500) AS n;
INSERT INTO vehicles (model_id, year, slug)
SELECT id, year, slug || '-' || year FROM models, generate_series(2010, 2019) AS year;
SELECT setval(pg_get_serial_sequence('makes', 'id'), 20), setval(pg_get_serial_sequence('models', 'id'), 500);

-- fitments, of two models each; some models have more parts, and every 200th part fits all
INSERT INTO fitments (part_id, part_position, model_id, created_by)
SELECT parts.id, parts.position, CASE WHEN n % 200 > 0 THEN 1 + (500 * power(pg_temp.random(n, 31337 * m, 1000) / 1000.0, 2))::int % 500 END,
       'Mara Lindqvist'
  FROM generate_series(1, pg_temp.setting('parts')) AS n CROSS JOIN generate_series(1, 2) AS m
  JOIN parts ON parts.id = pg_temp.id_of('8000', n)
 WHERE n % 200 > 0 OR m = 1;

-- orders
INSERT INTO orders (id, number, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents, quantity,
                    total_cents, status, stock_state, transaction_id, intents_made, created_at, paid_at, shipped_at,
                    updated_at, tracking_number)
SELECT pg_temp.id_of('a000', n), upper(right(pg_temp.id_of('a000', n)::text, 6)), pg_temp.id_of('9000', customer), parts.id, 'Mara Lindqvist ' || customer,
       'person' || customer || '@norholt.test', '+46 70 ' || 1000000 + customer,
       'Verkstadsgatan ' || pg_temp.random(n, 17, 300) || ', ' || 10000 + pg_temp.random(n, 6841, 80000) || ' Göteborg',
       parts.name, parts.image, parts.price_cents, units, parts.price_cents::bigint * units, status,
       CASE WHEN status IN ('paid', 'shipped') THEN 'committed' ELSE 'released' END,
       CASE WHEN status IN ('paid', 'shipped') THEN 'pi_' || md5(n::text) END,
       CASE WHEN status IN ('paid', 'shipped') THEN 1 ELSE 0 END, at,
       CASE WHEN status IN ('paid', 'shipped') THEN at + interval '5 minutes' END,
       CASE WHEN status = 'shipped' THEN at + interval '2 days' END, at,
       CASE WHEN status = 'shipped' THEN '0034 0434 16 ' || 1000000000 + n END
  FROM pg_temp.setting('orders') AS orders, generate_series(1, orders) AS n
 CROSS JOIN LATERAL (SELECT now() - interval '730 days' + n * interval '730 days' / (orders + 1) AS at,
                       1 + pg_temp.random(n, 611953, pg_temp.setting('users')) AS customer,
                       1 + pg_temp.random(n, 3, 9) AS units, pg_temp.random(n, 8191, 100) AS lot) AS o
 CROSS JOIN LATERAL (SELECT CASE WHEN lot < 3 AND customer > pg_temp.setting('buyers') THEN 'unpaid'
                                 WHEN lot < 12 THEN 'cancelled' WHEN lot < 20 THEN 'paid'
                                 ELSE 'shipped' END AS status) AS s
  JOIN parts ON parts.id = pg_temp.id_of('8000', 1 + pg_temp.random(n, 350377, pg_temp.setting('parts')));

-- tallies
INSERT INTO order_tallies (day, status, orders, cents)
SELECT (created_at AT TIME ZONE 'UTC')::date, status, count(*), sum(total_cents) FROM orders GROUP BY 1, 2;

-- payments
INSERT INTO payments (id, order_id, user_id, provider_id, number, uid, amount_cents, status, last_event_at)
SELECT id, id, user_id, transaction_id, 1, 'uid', total_cents, 'succeeded', paid_at
  FROM orders WHERE transaction_id IS NOT NULL;

-- stock movements
INSERT INTO stock_movements (part_id, order_id, delta, reason, created_at)
SELECT part_id, id, -quantity, 'reserve', created_at FROM orders
UNION ALL
SELECT part_id, id, quantity, 'release', created_at + interval '1 hour' FROM orders WHERE stock_state = 'released';

-- audit log
INSERT INTO audit_log (at, user_id, call, object, after)
SELECT created_at, user_id, 'POST /orders', id::text, 'unpaid' FROM orders;

-- the parts’ first stock
UPDATE parts SET initial_quantity = parts.quantity - moved.delta
  FROM (SELECT part_id, sum(delta) AS delta FROM stock_movements GROUP BY part_id) AS moved
 WHERE moved.part_id = parts.id;

-- reviews
INSERT INTO reviews (id, name, rating, description, created_at)
SELECT pg_temp.id_of('b000', n), 'Mara Lindqvist', 3 + n % 3, 'Arrived in two days, fits to the hundredth.',
       now() - n * interval '30 minutes'
  FROM generate_series(1, pg_temp.setting('reviews')) AS n;
