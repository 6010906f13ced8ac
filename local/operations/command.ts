import type { Database } from '#server/db/connect.ts';
import { ConfigError } from '#server/config.ts';
import { claimDatabase } from '#server/db/environment-mark.ts';
import { isCurrent } from '#server/db/migrate.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { Problem } from '#server/core/problem.ts';
import { codeOf, messageOf, StartError } from '../start-error.ts';
import { poolerOf, withConnection, withDatabase, withoutPooler } from '../with-database.ts';

/** Wrong arguments of a command. The message is its usage. */
export class UsageError extends StartError {}

/** The arguments after the command's name. */
export const commandArguments = (): readonly string[] => process.argv.slice(3);

/** Runs a command. When it fails, prints the error in one line and sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(isExpected(error) ? messageOf(error) : error);
    process.exitCode = 1;
  }
}

const isExpected = (error: unknown): boolean =>
  error instanceof StartError ||
  error instanceof ConfigError ||
  error instanceof OperationError ||
  error instanceof Problem ||
  (error instanceof Error && error.name === 'FolderLockedError') ||
  codeOf(error) !== undefined;

/** Runs `work` on the database, which must have the schema of this version and belong to this environment. */
export const withCurrentDatabase = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
  withDatabase(withoutPooler(process.env), (target) =>
    withConnection(
      target.url,
      async (db) => {
        if (!(await isCurrent(db))) {
          throw new StartError('The database schema is outdated: run npm run db:migrate first.');
        }
        await claimDatabase(db, target);
        return work(db);
      },
      { size: 2, pooler: poolerOf(withoutPooler(process.env)) },
    ),
  );
