import path from 'node:path';
import { backUp } from '#server/operations/back-up.ts';
import { directly, withDatabase } from '../with-database.ts';
import { givenWords, runCommand, UsageError } from './command.ts';

/** `npm run db:backup -- <file>`, while the shop goes on. */
await runCommand(async () => {
  const [file, ...more] = givenWords();
  if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run db:backup -- <file>');
  const { tables, rows, bytes } = await withDatabase(directly(process.env), ({ url }) =>
    backUp(url, path.resolve(file)),
  );
  console.log(`${file} holds ${rows} rows of ${tables} tables in ${Math.ceil(bytes / 1024)} kB.`);
});
