import { environments, type Environment } from '../environments.ts';
import { OperationError } from '../operations/operation-error.ts';
import { areEmpty, tablesOf } from '../operations/tables.ts';
import type { Queries } from './connect.ts';

type Database = Pick<Queries, 'query'>;

export interface Target {
  environment: Environment;
  /** Whether it is the embedded database of `DATA_DIR` rather than the one of `DATABASE_URL`. */
  isEmbedded: boolean;
}

/** The environment that the database was set up for. Null when it has no mark. */
export async function readMark(db: Database): Promise<Environment | null> {
  const { rows: tables } = await db.query<{ is_there: boolean }>(
    `SELECT to_regclass('public.environment_mark') IS NOT NULL AS is_there`,
  );
  if (!tables[0]?.is_there) return null;
  const { rows } = await db.query<{ environment: string }>('SELECT environment FROM environment_mark');
  return environments.find((known) => known === rows[0]?.environment) ?? null;
}

export async function writeMark(db: Database, environment: Environment): Promise<void> {
  await db.query(
    `INSERT INTO environment_mark (environment) VALUES ($1)
     ON CONFLICT (is_only_row) DO UPDATE SET environment = excluded.environment, marked_at = now()`,
    [environment],
  );
}

/**
 * Verifies, without changing anything, that the database belongs to `environment`, or that it may be marked with it:
 * an empty database, and for a local run the one of its own data folder. Works at any schema. Throws
 * `OperationError`.
 */
export async function checkMark(db: Database, { environment, isEmbedded }: Target): Promise<void> {
  const name = isEmbedded ? 'DATA_DIR contains a database' : 'DATABASE_URL names a database';
  const mark = await readMark(db);
  if (mark === environment) return;
  if (mark !== null) {
    throw new OperationError(
      `${name} that is marked ${mark}, and this command runs as ${environment}. Nothing was changed.${hint(mark, environment)}`,
    );
  }
  if ((isEmbedded && environment === 'local') || (await isUnused(db))) return;
  throw new OperationError(
    `${name} that contains data and has no environment mark. Nothing was changed. Say what it is for: npm run db:mark -- production (or staging, or local).`,
  );
}

/** `checkMark`, and marks a database that has no mark yet. The schema must be current. */
export async function claimDatabase(db: Database, target: Target): Promise<void> {
  await checkMark(db, target);
  // Of two processes the second finds the mark of the first, and compares again.
  await db.query('INSERT INTO environment_mark (environment) VALUES ($1) ON CONFLICT DO NOTHING', [
    target.environment,
  ]);
  await checkMark(db, target);
}

async function isUnused(db: Database): Promise<boolean> {
  const tables = await tablesOf(db);
  return tables.length === 0 || areEmpty(db, tables);
}

function hint(mark: Environment, environment: Environment): string {
  if (mark === 'local' && environment === 'production')
    return ' For the database of npm start set NODE_ENV=development.';
  return mark === 'staging' ? ' For a staging database set STAGING=1.' : '';
}
