import path from 'node:path';
import { readDatabaseConfig } from '#server/config.ts';
import type { Target } from '#server/db/environment-mark.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '#server/db/embedded.ts';
import { projectRoot } from './bundle.js';
import { messageOf, StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `directly`, for a migration, which needs a session of its own. Throws `StartError`. */
export function pastPooler(environment: Environment): Environment {
  const direct = directly(environment);
  if (poolerOf(direct) === undefined) return direct;
  throw new StartError(
    'DATABASE_POOLER is transaction, and a migration needs a session of its own: name PostgreSQL itself in DATABASE_DIRECT_URL.',
  );
}

/** A database with its URL, for the environment that the settings mean. */
export type OpenTarget = Target & { url: string };

interface Options {
  /** Whether to make the embedded database when its folder has none. */
  isMade?: boolean;
}

/**
 * The same environment past the pooler, where DATABASE_DIRECT_URL names PostgreSQL itself. For commands, which need no
 * pooler and may take longer than its deadlines.
 */
export function directly(environment: Environment): Environment {
  const url = environment.DATABASE_DIRECT_URL?.trim();
  return url ? { ...environment, DATABASE_URL: url, DATABASE_POOLER: undefined } : environment;
}

/** For `connect`: whether DATABASE_URL leads through a pooler in transaction mode. */
export const poolerOf = ({ DATABASE_POOLER }: Environment): 'transaction' | undefined =>
  DATABASE_POOLER?.trim() === 'transaction' ? 'transaction' : undefined;

/**
 * Runs `work` on the database that the server uses with these settings: that of DATABASE_URL, the embedded one of
 * a shop that is running, or the embedded one started for this alone. Throws `ConfigError` for bad settings and
 * `StartError` when there is no database.
 */
export async function withDatabase<Result>(
  variables: Environment,
  work: (target: OpenTarget) => Promise<Result>,
  { isMade = false }: Options = {},
): Promise<Result> {
  const { environment, databaseUrl, dataDir: folder } = readDatabaseConfig(variables);
  if (databaseUrl !== undefined) return work({ environment, isEmbedded: false, url: databaseUrl });
  const dataDir = path.resolve(projectRoot, folder);
  const running = find(dataDir, isMade);
  if (running !== null) return work({ environment, isEmbedded: true, url: running });
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await work({ environment, isEmbedded: true, url: database.url });
  } finally {
    await database.stop();
  }
}

function find(dataDir: string, isMade: boolean): string | null {
  try {
    return findRunningPostgres(dataDir);
  } catch (cause) {
    if (isMade) return null;
    throw new StartError(`${messageOf(cause)} Run npm run db:migrate first, or set DATABASE_URL.`, { cause });
  }
}
