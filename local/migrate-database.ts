import { checkMark, claimDatabase } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { withConnection, type OpenTarget } from './with-database.ts';

/**
 * Migrates the database to the schema of this version and marks an unmarked one. Throws `OperationError`, without
 * changes, for a database of another environment.
 */
export const migrateDatabase = (target: OpenTarget): Promise<void> =>
  withConnection(target.url, async (db) => {
    await checkMark(db, target);
    await migrate(target.url);
    await claimDatabase(db, target);
  });
