import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { FolderLockedError, startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { OperationError } from '#server/operations/operation-error.ts';
import type { Running } from './supervised-process.ts';
import { migrateDatabase } from './migrate-database.ts';
import { messageOf, StartError } from './start-error.ts';
import type { OpenTarget } from './with-database.ts';

/** A PostgreSQL that was asked to stop in order gets this long before it is stopped at once, in ms. */
const stopWithinMs = 2_500;

/** Starts the embedded PostgreSQL as a part that can be kept alive. */
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
    async stop() {
      const stopped = database.stop();
      const isStopped = await Promise.race([
        stopped.then(() => true),
        sleep(stopWithinMs, false, { ref: false }),
      ]);
      // Without a last checkpoint: the next start reads the log, and nothing acknowledged is lost.
      if (!isStopped) process.kill(database.pid, 'SIGQUIT');
      await stopped;
    },
  };
}

/**
 * Brings the schema up to this version, marks the database as local and fills an empty shop; true when it did fill
 * it. Throws `OperationError`, with nothing changed, for a database of another environment.
 */
export async function prepareDatabase({
  url,
  isEmbedded,
}: Omit<OpenTarget, 'environment'>): Promise<boolean> {
  try {
    await migrateDatabase({ url, isEmbedded, environment: 'local' });
    const db = connect(url, { size: 2 });
    try {
      return await seedIfEmpty(db);
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new StartError(`The database cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
