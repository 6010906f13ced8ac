import type { AccessClaims } from '#server/auth/access-tokens.ts';
import pg from 'pg';
import { buyers, type Size } from './figures.ts';

/** The ids of row `n`. They are sorted like those of the shop. */
export const partId = (n: number): string => `00000000-0000-7000-8000-${hex(n)}`;
export const userId = (n: number): string => `00000000-0000-7000-9000-${hex(n)}`;

/** The claims of an access token of user `n`. */
export const claimsOf = (n: number): AccessClaims => ({
  userId: userId(n),
  tokenVersion: 1,
  sid: `00000000-0000-7000-b000-${hex(n)}`,
});
export const emailOf = (n: number): string => `person${n}@norholt.test`;
export const adminNumber = 0;

/** Words of the parts' names. Each is in a twentieth of them. */
export const kinds =
  'disc drum caliper piston bearing gasket clutch flywheel camshaft crankshaft injector manifold turbine radiator thermostat alternator starter damper bushing axle'.split(
    ' ',
  );

/** A word that only part `n` has. */
export const rareWord = (n: number): string => `nh${n}x`;

/** The price of part `n` in cents. */
export const priceOf = (n: number): number => 500 + (((n * 48611) % 1000003) % 90_000);

const hex = (n: number) => n.toString(16).padStart(12, '0');
const idSql = (series: string, n: string) =>
  `('00000000-0000-7000-${series}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Repeatable numbers that look random, from 0 to below `below`. */
const random = (n: string, salt: number, below: number) => `((${n}::bigint * ${salt}) % 1000003 % ${below})`;

const statements = ({ parts, orders, users, reviews }: Size): Array<[name: string, sql: string]> => [
  [
    'users',
    `INSERT INTO users (id, uid, email, email_verified, role, name, created_at)
     SELECT ${idSql('9000', 'n')}, 'uid-' || n, 'person' || n || '@norholt.test', true,
            CASE WHEN n = ${adminNumber} THEN 'admin' END,
            (ARRAY['Mara','Ivo','Siri','Jonas','Aino','Pavel','Lena','Oskar'])[1 + ${random('n', 7919, 8)}] || ' ' ||
            (ARRAY['Lindqvist','Berg','Halonen','Novak','Sandvik','Moreau'])[1 + ${random('n', 104729, 6)}] || ' ' || n,
            now() - interval '730 days' + n * interval '730 days' / ${users + 1}
       FROM generate_series(0, ${users}) AS n`,
  ],
  [
    'sessions',
    // The shop never removes them.
    `INSERT INTO sessions (sid, user_id, auth_time, created_at)
     SELECT ${idSql('b000', 'n')}, ${idSql('9000', 'n')}, 0, 'infinity' FROM generate_series(0, ${users}) AS n`,
  ],
  [
    'parts',
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email,
                        created_at)
     SELECT ${idSql('8000', 'n')}, 'Machined ' || kind || ' nh' || n || 'x',
            'A ' || kind || ' of forged steel, ground to ' || ${random('n', 31337, 900)} ||
              ' mm, balanced and checked by hand before it leaves the works in the north. Fits series ' ||
              ${random('n', 6151, 400)} || '.',
            500 + ${random('n', 48611, 90_000)}, stock, stock, 1 + ${random('n', 13, 20)},
            '/pictures/brake-disc-cutout-800.webp', 'person0@norholt.test',
            now() - interval '731 days'
       FROM generate_series(1, ${parts}) AS n
       CROSS JOIN LATERAL (SELECT (ARRAY['${kinds.join("','")}'])[1 + n % ${kinds.length}] AS kind) AS k
       CROSS JOIN LATERAL (SELECT CASE WHEN n % 50 = 0 THEN n % 40
                                       ELSE 500000 + ${random('n', 7907, 400_000)} END AS stock) AS s`,
  ],
  [
    'orders',
    `INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents,
                         quantity, total_cents, status, stock_state, transaction_id, intents_made, created_at,
                         paid_at, shipped_at, updated_at)
     SELECT ${idSql('a000', 'n')}, ${idSql('9000', 'customer')}, parts.id, 'Mara Lindqvist ' || customer,
            'person' || customer || '@norholt.test', '+46 70 740 61 23',
            'Verkstadsgatan ' || ${random('n', 17, 300)} || ', ' || 10000 + ${random('n', 6841, 80_000)} || ' Göteborg',
            parts.name, parts.image, parts.price_cents, units, parts.price_cents::bigint * units, status,
            CASE WHEN status IN ('paid', 'shipped') THEN 'committed' ELSE 'released' END,
            CASE WHEN status IN ('paid', 'shipped') THEN 'pi_' || md5(n::text) END,
            CASE WHEN status IN ('paid', 'shipped') THEN 1 ELSE 0 END, at,
            CASE WHEN status IN ('paid', 'shipped') THEN at + interval '5 minutes' END,
            CASE WHEN status = 'shipped' THEN at + interval '2 days' END, at
       FROM generate_series(1, ${orders}) AS n
       CROSS JOIN LATERAL (SELECT now() - interval '730 days' + n * interval '730 days' / ${orders + 1} AS at,
                            1 + ${random('n', 611953, users)} AS customer, 1 + ${random('n', 3, 9)} AS units,
                            ${random('n', 8191, 100)} AS lot) AS o
       CROSS JOIN LATERAL (SELECT CASE WHEN lot < 3 AND customer > ${Math.min(buyers, users / 2)} THEN 'unpaid'
                                 WHEN lot < 12 THEN 'cancelled' WHEN lot < 20 THEN 'paid'
                                 ELSE 'shipped' END AS status) AS s
       JOIN parts ON parts.id = ${idSql('8000', `1 + ${random('n', 350377, parts)}`)}`,
  ],
  [
    'tallies',
    `INSERT INTO order_tallies (day, status, orders, cents)
     SELECT (created_at AT TIME ZONE 'UTC')::date, status, count(*), sum(total_cents) FROM orders GROUP BY 1, 2`,
  ],
  [
    'payments',
    `INSERT INTO payments (id, order_id, user_id, provider_id, number, uid, amount_cents, status, last_event_at)
     SELECT id, id, user_id, transaction_id, 1, 'uid', total_cents, 'succeeded', paid_at
       FROM orders WHERE transaction_id IS NOT NULL`,
  ],
  [
    'stock movements',
    `INSERT INTO stock_movements (part_id, order_id, delta, reason, created_at)
     SELECT part_id, id, -quantity, 'reserve', created_at FROM orders
     UNION ALL
     SELECT part_id, id, quantity, 'release', created_at + interval '1 hour' FROM orders
      WHERE stock_state = 'released'`,
  ],
  [
    'audit log',
    `INSERT INTO audit_log (at, user_id, call, object, after)
     SELECT created_at, user_id, 'POST /orders', id::text, 'unpaid' FROM orders`,
  ],
  [
    'the parts’ first stock',
    `UPDATE parts SET initial_quantity = parts.quantity - moved.delta
       FROM (SELECT part_id, sum(delta) AS delta FROM stock_movements GROUP BY part_id) AS moved
      WHERE moved.part_id = parts.id`,
  ],
  [
    'reviews',
    `INSERT INTO reviews (id, name, rating, description, created_at)
     SELECT ${idSql('b000', 'n')}, 'Mara Lindqvist', 3 + n % 3, 'Arrived in two days, fits to the hundredth.',
            now() - n * interval '30 minutes'
       FROM generate_series(1, ${reviews}) AS n`,
  ],
];

/**
 * Fills an empty, migrated database with the same rows each time, up to now. For speed it creates the indexes
 * afterwards, and PostgreSQL does not check references.
 */
export async function fillDatabase(url: string, size: Size, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const timed = async (name: string, sql: string) => {
    const startedAt = Date.now();
    await client.query(sql);
    log(`${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
                      SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const [name, sql] of statements(size)) await timed(name, sql);
  await timed('indexes', indexes.map(({ definition }) => definition).join(';'));
  await timed('vacuum', 'VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
  await client.end();
}
