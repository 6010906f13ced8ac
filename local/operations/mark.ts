import { readMark, writeMark } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { environments } from '#server/core/environments.ts';
import { directEnvironment, withConnection, withDatabase } from '../with-database.ts';
import { commandArguments, runCommand, UsageError } from './command.ts';

/**
 * `npm run db:mark -- <environment>`: sets the environment of a database. Migrates it first, because older schemas have
 * no table for the mark.
 */
await runCommand(async () => {
  const [word, ...more] = commandArguments();
  const environment = environments.find((known) => known === word);
  if (environment === undefined || more.length > 0) {
    throw new UsageError(`Usage: npm run db:mark -- ${environments.join('|')}`);
  }
  const before = await withDatabase(directEnvironment(process.env), async ({ url }) => {
    await migrate(url);
    return withConnection(url, async (db) => {
      const mark = await readMark(db);
      await writeMark(db, environment);
      return mark;
    });
  });
  console.log(
    `The database is marked ${environment}${before === null || before === environment ? '' : `; it was marked ${before}`}.`,
  );
});
