import type { Database } from '#server/db/connect.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { StartError } from '../start-error.ts';
import { givenWords, onShop, runCommand, UsageError } from './command.ts';

/** `npm run db:seed`: the demo catalogue, orders, reviews and accounts, into an empty shop alone, and never a real one. */
await runCommand(async () => {
  if (givenWords().length > 0) throw new UsageError('Usage: npm run db:seed');
  if (!(await onShop(seed))) throw new StartError('The database holds data: nothing was put into it.');
  console.log('The shop holds the demo catalogue, orders, reviews and accounts.');
});

function seed(db: Database): Promise<boolean> {
  if (process.env.NODE_ENV === 'production') {
    throw new StartError(
      'The demo accounts are known to everybody: with NODE_ENV=production nothing is put into the database.',
    );
  }
  return seedIfEmpty(db);
}
