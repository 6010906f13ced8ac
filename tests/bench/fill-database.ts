import type { AccessClaims } from '#server/auth/access-tokens.ts';
import { readFileSync } from 'node:fs';
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

/** Each statement has a comment with its name above it. */
const statements = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');

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
  const settings = { ...size, buyers: Math.min(buyers, size.users / 2), kinds: kinds.join(' ') };
  for (const [name, value] of Object.entries(settings))
    await client.query('SELECT set_config($1, $2, false)', [`bench.${name}`, String(value)]);
  for (const statement of statements.split(/^-- /m).slice(1)) {
    const [name = ''] = statement.split('\n', 1);
    await timed(name, statement.slice(name.length));
  }
  await timed('indexes', indexes.map(({ definition }) => definition).join(';'));
  await timed('vacuum', 'VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
  await client.end();
}
