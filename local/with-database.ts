import { findRunningPostgres, startEmbeddedPostgres } from '#server/db/embedded.ts';
import { projectRoot } from './bundle.js';
import { readSettings } from './settings.ts';
import { messageOf, StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
 * a shop that is running, or the embedded one started for this alone. Throws `StartError` when there is none.
 */
export async function withDatabase<Result>(
  environment: Environment,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl } = readSettings(environment, projectRoot);
  if (databaseUrl !== undefined) return work(databaseUrl);
  if (environment.NODE_ENV === 'production' && environment.DATABASE?.trim() !== 'embedded') {
    throw new StartError('DATABASE_URL is missing (or say DATABASE=embedded on purpose)');
  }
  const running = find(dataDir);
  if (running !== null) return work(running);
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

function find(dataDir: string): string | null {
  try {
    return findRunningPostgres(dataDir);
  } catch (cause) {
    throw new StartError(`${messageOf(cause)} Run npm run db:migrate first, or set DATABASE_URL.`, { cause });
  }
}
