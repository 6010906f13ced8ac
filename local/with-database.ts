import { findRunningPostgres, startEmbeddedPostgres } from '#server/db/embedded.ts';
import { projectRoot } from './bundle.js';
import { readSettings } from './settings.ts';
import { messageOf, StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
