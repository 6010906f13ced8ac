import { migrateDatabase } from './migrate-database.ts';
import { commandArguments, runCommand, UsageError } from './operations/command.ts';
import { directEnvironment, withDatabase } from './with-database.ts';

/** `npm run db:migrate`: migrates the database to the schema of this version and marks an unmarked one. */
await runCommand(async () => {
  if (commandArguments().length > 0) throw new UsageError('Usage: npm run db:migrate');
  await withDatabase(directEnvironment(process.env), migrateDatabase, { create: true });
  console.log('The database has the schema of this version.');
});
