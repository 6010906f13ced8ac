import path from 'node:path';
import { readDatabaseConfig } from '#server/config/config.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { projectRoot } from '#server/core/root.ts';
import { connect, type ConnectOptions, type Database } from '#server/db/connect.ts';
import { claimDatabase, type Target } from '#server/db/environment-mark.ts';
import { findSchemaFault } from '#server/db/migrate.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '#server/db/embedded.ts';
import { findHome } from '#server/db/embedded/place.ts';
import type { Environment } from './settings.ts';

/** Like `withoutPooler`, for a migration, which needs its own session. Throws `OperationError` when only a pooler is set. */
export function directEnvironment(environment: Environment): Environment {
  const direct = withoutPooler(environment);
  if (readDatabaseConfig(direct).databasePooler === undefined) return direct;
  throw new OperationError(
    'DATABASE_POOLER is transaction, but a migration needs its own session: set DATABASE_DIRECT_URL.',
  );
}

export type OpenTarget = Target & { url: string } & Pick<ConnectOptions, 'pooler'>;

interface Options {
  /** Whether to create the embedded database if there is none. */
  create?: boolean;
}

/**
 * Returns the environment with DATABASE_DIRECT_URL, if set, as DATABASE_URL. For commands, which can take longer than
 * the timeouts of the pooled role.
 */
export function withoutPooler(environment: Environment): Environment {
  const url = environment.DATABASE_DIRECT_URL?.trim();
  return url ? { ...environment, DATABASE_URL: url, DATABASE_POOLER: undefined } : environment;
}

/**
 * Runs `work` on the database of these settings: DATABASE_URL, a running embedded database, or an embedded database
 * started for this call. Throws `OperationError` for invalid settings and when there is no database.
 */
export async function withDatabase<Result>(
  variables: Environment,
  work: (target: OpenTarget) => Promise<Result>,
  { create = false }: Options = {},
): Promise<Result> {
  const { environment, databaseUrl, databasePooler: pooler, dataDir: folder } = readDatabaseConfig(variables);
  if (databaseUrl !== undefined) return work({ environment, isEmbedded: false, url: databaseUrl, pooler });
  const dataDir = path.resolve(projectRoot, folder);
  if (!create && findHome(dataDir) === undefined) {
    throw new OperationError(
      `There is no database in ${dataDir} yet. Run npm run db:migrate first, or set DATABASE_URL.`,
    );
  }
  const running = findRunningPostgres(dataDir);
  if (running !== null) return work({ environment, isEmbedded: true, url: running });
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await work({ environment, isEmbedded: true, url: database.url });
  } finally {
    await database.stop();
  }
}

/** Runs `work` with connections to a database, and closes them. */
export async function withConnection<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
  options: ConnectOptions = { size: 1 },
): Promise<Result> {
  const db = connect(url, options);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Runs `work` on the database, whose schema this version must be able to use, and which must belong to this environment. */
export const withCurrentDatabase = <Result>(
  environment: Environment,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  withDatabase(withoutPooler(environment), (target) =>
    withConnection(
      target.url,
      async (db) => {
        const fault = await findSchemaFault(db);
        if (fault !== undefined) throw new OperationError(`The database schema ${fault}.`);
        await claimDatabase(db, target);
        return work(db);
      },
      { size: 2, pooler: target.pooler },
    ),
  );
