import { environmentOf } from '#server/config.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { StartError } from '../start-error.ts';
import { givenWords, onShop, runCommand, UsageError } from './command.ts';

/** `npm run db:seed`: the demo catalogue, orders, reviews and accounts, into an empty shop alone, and never a real one. */
await runCommand(async () => {
  if (givenWords().length > 0) throw new UsageError('Usage: npm run db:seed');
  if (environmentOf(process.env).environment === 'production') {
    throw new StartError(
      'The demo accounts are known to everybody: production is never seeded. For a local database set NODE_ENV=development.',
    );
  }
  if (!(await onShop(seedIfEmpty))) throw new StartError('The database holds data: nothing was put into it.');
  console.log('The shop holds the demo catalogue, orders, reviews and accounts.');
});
