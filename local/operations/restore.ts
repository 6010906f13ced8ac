import path from 'node:path';
import { restore } from '#server/operations/restore.ts';
import { directly, withDatabase } from '../with-database.ts';
import { givenWords, runCommand, UsageError } from './command.ts';

/** `npm run db:restore -- <file>`, into an empty, migrated database alone. */
await runCommand(async () => {
  const [file, ...more] = givenWords();
  if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run db:restore -- <file>');
  const { takenAt, rows, tables } = await withDatabase(directly(process.env), (url) =>
    restore(url, path.resolve(file)),
  );
  console.log(`Restored ${rows} rows of ${tables} tables, as they were on ${takenAt.toISOString()}.`);
});
