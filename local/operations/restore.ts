import path from 'node:path';
import { connect } from '#server/db/connect.ts';
import { checkMark } from '#server/db/environment-mark.ts';
import { restore } from '#server/operations/restore.ts';
import { withoutPooler, withDatabase } from '../with-database.ts';
import { commandArguments, runCommand, UsageError } from './command.ts';

/** `npm run db:restore -- <file>`: restores a backup into an empty, migrated database. */
await runCommand(async () => {
  const [file, ...more] = commandArguments();
  if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run db:restore -- <file>');
  const { takenAt, rows, tables } = await withDatabase(withoutPooler(process.env), async (target) => {
    const db = connect(target.url, { size: 1 });
    await checkMark(db, target).finally(() => db.close());
    return restore(target.url, path.resolve(file));
  });
  console.log(`Restored ${rows} rows of ${tables} tables, as they were on ${takenAt.toISOString()}.`);
});
