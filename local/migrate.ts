import { migrateDatabase } from './migrate-database.ts';
import { givenWords, runCommand, UsageError } from './operations/command.ts';
import { pastPooler, withDatabase } from './with-database.ts';

/** `npm run db:migrate`: brings the database to the schema of this version, and marks an empty one. */
await runCommand(async () => {
  if (givenWords().length > 0) throw new UsageError('Usage: npm run db:migrate');
  await withDatabase(pastPooler(process.env), migrateDatabase, { isMade: true });
  console.log('The database has the schema of this version.');
});
