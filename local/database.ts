import { messageOf, OperationError } from '#server/core/operation-error.ts';
import { checkMark, claimDatabase } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';
import { withConnection, type OpenTarget } from './with-database.ts';

/**
 * Migrates the database to the schema of this version and marks an unmarked one. Throws `OperationError`, without
 * changes, for a database of another environment.
 */
export const migrateDatabase = (target: OpenTarget): Promise<void> =>
  withConnection(target.url, async (db) => {
    await checkMark(db, target);
    for (const file of await migrate(target.url)) {
      process.stdout.write(
        `Applied ${file}, which is older than a migration that the database already had.\n`,
      );
    }
    await claimDatabase(db, target);
  });

/** Migrates the database of a local run and seeds an empty one. Returns whether it seeded it. Throws `OperationError`. */
export async function prepareDatabase(target: Omit<OpenTarget, 'environment'>): Promise<boolean> {
  try {
    await migrateDatabase({ ...target, environment: 'local' });
    return await withConnection(target.url, seedIfEmpty, { size: 2 });
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new OperationError(`The database cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
