import { environments, type Environment } from '../core/environments.ts';
import { OperationError } from '../core/operation-error.ts';
import { areEmpty, hasTable, tablesOf } from './tables.ts';
import type { Queries } from './connect.ts';

export interface Target {
  environment: Environment;
  /** Whether it is the embedded database of `DATA_DIR` rather than the one of `DATABASE_URL`. */
  isEmbedded: boolean;
}

/** Returns the environment that the database belongs to. Null when it has no mark. */
export async function readMark(db: Queries): Promise<Environment | null> {
  if (!(await hasTable(db, 'public.environment_mark'))) return null;
  const { rows } = await db.query<{ environment: string }>('SELECT environment FROM environment_mark');
  return environments.find((known) => known === rows[0]?.environment) ?? null;
}

export async function writeMark(db: Queries, environment: Environment): Promise<void> {
  await db.query(
    `INSERT INTO environment_mark (environment) VALUES ($1)
     ON CONFLICT (is_only_row) DO UPDATE SET environment = excluded.environment, marked_at = now()`,
    [environment],
  );
}

/**
 * Verifies that the database is marked `environment`, or is unmarked and may be: an empty database, or the embedded one
 * of a local run. Works with any schema version. Throws `OperationError`.
 */
export async function checkMark(db: Queries, { environment, isEmbedded }: Target): Promise<void> {
  const name = isEmbedded ? 'DATA_DIR contains a database' : 'DATABASE_URL names a database';
  const mark = await readMark(db);
  if (mark === environment) return;
  if (mark !== null) {
    throw new OperationError(
      `${name} that is marked ${mark}, but this command runs as ${environment}. Nothing was changed.${hint(mark, environment)}`,
    );
  }
  if ((isEmbedded && environment === 'local') || (await isUnused(db))) return;
  throw new OperationError(
    `${name} that contains data and has no environment mark. Nothing was changed. Mark it first: npm run db:mark -- production (or staging, or local).`,
  );
}

/** Verifies the mark like `checkMark` and marks an unmarked database. The schema must be current. */
export async function claimDatabase(db: Queries, target: Target): Promise<void> {
  await checkMark(db, target);
  // Another process may have marked it first, so the mark is verified again.
  await db.query('INSERT INTO environment_mark (environment) VALUES ($1) ON CONFLICT DO NOTHING', [
    target.environment,
  ]);
  await checkMark(db, target);
}

async function isUnused(db: Queries): Promise<boolean> {
  const tables = await tablesOf(db);
  return tables.length === 0 || areEmpty(db, tables);
}

function hint(mark: Environment, environment: Environment): string {
  if (mark === 'local' && environment === 'production')
    return ' To use the database of npm start, set NODE_ENV=development.';
  return mark === 'staging' ? ' To use a staging database, set STAGING=1.' : '';
}
