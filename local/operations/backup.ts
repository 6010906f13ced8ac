import path from 'node:path';
import { backUp } from '#server/operations/back-up.ts';
import { withoutPooler, withDatabase } from '../with-database.ts';
import { commandArguments, runCommand, UsageError } from './command.ts';

/** `npm run db:backup -- <file>`: backs up a running shop. */
await runCommand(async () => {
  const [file, ...more] = commandArguments();
  if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run db:backup -- <file>');
  const { tables, rows, bytes } = await withDatabase(withoutPooler(process.env), ({ url }) =>
    backUp(url, path.resolve(file)),
  );
  console.log(`${file} contains ${rows} rows of ${tables} tables in ${Math.ceil(bytes / 1024)} kB.`);
});
