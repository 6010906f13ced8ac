import { FolderLockedError, startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';
import { OperationError } from '#server/core/operation-error.ts';
import type { Running } from './supervised-process.ts';
import { migrateDatabase } from './migrate-database.ts';
import { messageOf, StartError } from './start-error.ts';
import { withConnection, type OpenTarget } from './with-database.ts';

/** ms for a clean shutdown of PostgreSQL before an immediate one. */
const stopWithinMs = 2_500;

/** Starts the embedded PostgreSQL as a supervised process. */
export async function launchPostgres(
  options: { dataDir: string; port?: number },
  onLaunched: (database: EmbeddedPostgres) => void,
): Promise<Running> {
  let lastLine = '';
  const database = await startEmbeddedPostgres({
    ...options,
    log: (line) => {
      lastLine = line;
    },
  }).catch((error: unknown) => {
    if (error instanceof FolderLockedError) throw error;
    throw new StartError(`The database does not start: ${messageOf(error)}`, { cause: error });
  });
  onLaunched(database);
  return {
    exited: database.exited.then(({ code }) => `exit code ${code}${lastLine === '' ? '' : `: ${lastLine}`}`),
    stop: () => database.stop(stopWithinMs),
  };
}

/**
 * Migrates the database, marks it as local and seeds an empty one. Returns whether it seeded the database. Throws
 * `OperationError`, without changes, for a database of another environment.
 */
export async function prepareDatabase({
  url,
  isEmbedded,
}: Omit<OpenTarget, 'environment'>): Promise<boolean> {
  try {
    await migrateDatabase({ url, isEmbedded, environment: 'local' });
    return await withConnection(url, seedIfEmpty, { size: 2 });
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new StartError(`The database cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
