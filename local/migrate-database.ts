import { connect } from '#server/db/connect.ts';
import { checkMark, claimDatabase } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import type { OpenTarget } from './with-database.ts';

/**
 * Migrates the database to the schema of this version and marks an unmarked one. Throws `OperationError`, without
 * changes, for a database of another environment.
 */
export async function migrateDatabase(target: OpenTarget): Promise<void> {
  const db = connect(target.url, { size: 1 });
  try {
    await checkMark(db, target);
    await migrate(target.url);
    await claimDatabase(db, target);
  } finally {
    await db.close();
  }
}
