import { environmentOf } from '#server/config.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { StartError } from '../start-error.ts';
import { commandArguments, withCurrentDatabase, runCommand, UsageError } from './command.ts';

/** `npm run db:seed`: inserts the demo data into an empty database, never in production. */
await runCommand(async () => {
  if (commandArguments().length > 0) throw new UsageError('Usage: npm run db:seed');
  if (environmentOf(process.env).environment === 'production') {
    throw new StartError(
      'The demo accounts are known to everybody, so production cannot be seeded. For a local database, set NODE_ENV=development.',
    );
  }
  if (!(await withCurrentDatabase(seedIfEmpty))) {
    throw new StartError('The database contains data and was not seeded.');
  }
  console.log('The database contains the demo catalogue, orders, reviews and accounts.');
});
