import path from 'node:path';
import { checkMark } from '#server/db/environment-mark.ts';
import { restore } from '#server/operations/restore.ts';
import { withConnection, withDatabase, withoutPooler } from '../with-database.ts';
import { commandArguments, runCommand, UsageError } from './command.ts';

/** `npm run db:restore -- <file>`: restores a backup into an empty, migrated database. */
await runCommand(async () => {
  const [file, ...more] = commandArguments();
  if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run db:restore -- <file>');
  const { takenAt, rows, tables } = await withDatabase(withoutPooler(process.env), async (target) => {
    await withConnection(target.url, (db) => checkMark(db, target));
    return restore(target.url, path.resolve(file));
  });
  console.log(`Restored ${rows} rows of ${tables} tables, as they were on ${takenAt.toISOString()}.`);
});
