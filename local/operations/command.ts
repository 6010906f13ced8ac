import { connect, type Database } from '#server/db/connect.ts';
import { ConfigError } from '#server/config.ts';
import { claimDatabase } from '#server/db/environment-mark.ts';
import { isCurrent } from '#server/db/migrate.ts';
import { OperationError } from '#server/operations/operation-error.ts';
import { Problem } from '#server/problem.ts';
import { codeOf, messageOf, StartError } from '../start-error.ts';
import { directly, poolerOf, withDatabase } from '../with-database.ts';

/** How a command is called wrongly; its message says how it is called rightly. */
export class UsageError extends StartError {}

/** What was written after the command on its line. */
export const givenWords = (): readonly string[] => process.argv.slice(3);

/** Runs a command as the whole of this process: one line for what went wrong, and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(isTold(error) ? messageOf(error) : error);
    process.exitCode = 1;
  }
}

const isTold = (error: unknown): boolean =>
  error instanceof StartError ||
  error instanceof ConfigError ||
  error instanceof OperationError ||
  error instanceof Problem ||
  (error instanceof Error && error.name === 'FolderLockedError') ||
  codeOf(error) !== undefined;

/** Runs `work` on the shop's database, which must be at the schema of this version and of this environment. */
export const onShop = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
  withDatabase(directly(process.env), async (target) => {
    const db = connect(target.url, { size: 2, pooler: poolerOf(directly(process.env)) });
    try {
      if (!(await isCurrent(db))) {
        throw new StartError('The database schema is behind this build: run npm run db:migrate first.');
      }
      await claimDatabase(db, target);
      return await work(db);
    } finally {
      await db.close();
    }
  });
