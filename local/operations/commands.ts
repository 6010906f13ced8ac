import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { environmentOf } from '#server/config/config.ts';
import { environments } from '#server/core/environments.ts';
import { codeOf, messageOf, OperationError } from '#server/core/operation-error.ts';
import { Problem } from '#server/core/problem.ts';
import { checkMark, readMark, writeMark } from '#server/db/environment-mark.ts';
import { migrate } from '#server/db/migrate.ts';
import { CategoryFile, saveCategories } from '#server/catalogue/save-categories.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';
import { auditedKinds, auditTrail } from '#server/operations/audit-trail.ts';
import { backUp } from '#server/operations/back-up.ts';
import { restore } from '#server/operations/restore.ts';
import { migrateDatabase } from '../database.ts';
import type { Environment } from '../settings.ts';
import {
  directEnvironment,
  withConnection,
  withCurrentDatabase,
  withDatabase,
  withoutPooler,
} from '../with-database.ts';
import { admin } from './admin.ts';
import { Findings, UsageError, type Command } from './command.ts';
import { doctor } from './doctor.ts';
import { importFile } from './import.ts';
import { mail } from './mail.ts';

const commands: Readonly<Record<string, Command>> = {
  admin,
  doctor,
  import: importFile,
  mail,
  /** Migrates the database to the schema of this version and marks an unmarked one. */
  migrate: {
    usage: 'npm run db:migrate',
    async run(environment) {
      await withDatabase(directEnvironment(environment), migrateDatabase, { create: true });
      return 'The database has the schema of this version.';
    },
  },
  /** Inserts the demo data into an empty database, never in production. */
  seed: {
    usage: 'npm run db:seed',
    async run(environment) {
      if (environmentOf(environment).environment === 'production') {
        throw new OperationError(
          'The demo accounts are known to everybody, so production cannot be seeded. For a local database, set NODE_ENV=development.',
        );
      }
      if (!(await withCurrentDatabase(environment, seedIfEmpty))) {
        throw new OperationError('The database contains data and was not seeded.');
      }
      return 'The database contains the demo catalogue, orders, reviews and accounts.';
    },
  },
  /** Adds and changes the categories of parts and what they are measured by. */
  categories: {
    usage: 'npm run db:categories -- <file.json>',
    async run(environment, file) {
      if (file === undefined) throw new UsageError();
      const content = CategoryFile.safeParse(await readJsonFile(path.resolve(file)));
      if (!content.success) {
        const [issue] = content.error.issues;
        throw new OperationError(`${file}: ${issue?.path.join('.')}: ${issue?.message} Nothing was changed.`);
      }
      await withCurrentDatabase(environment, (db) =>
        db.transaction((tx) => saveCategories(tx, content.data)),
      );
      return `The database has the ${content.data.categories.length} categories of ${file}.`;
    },
  },
  /** Backs up a running shop. */
  backup: {
    usage: 'npm run db:backup -- <file>',
    async run(environment, file) {
      if (file === undefined) throw new UsageError();
      const { tables, rows, bytes } = await withDatabase(withoutPooler(environment), ({ url }) =>
        backUp(url, path.resolve(file)),
      );
      return `${file} contains ${rows} rows of ${tables} tables in ${Math.ceil(bytes / 1024)} kB.`;
    },
  },
  /** Restores a backup into an empty, migrated database. */
  restore: {
    usage: 'npm run db:restore -- <file>',
    async run(environment, file) {
      if (file === undefined) throw new UsageError();
      const { takenAt, rows, tables } = await withDatabase(withoutPooler(environment), async (target) => {
        await withConnection(target.url, (db) => checkMark(db, target));
        return restore(target.url, path.resolve(file));
      });
      return `Restored ${rows} rows of ${tables} tables, as they were on ${takenAt.toISOString()}.`;
    },
  },
  audit: {
    usage: 'npm run audit -- order <id> | part <id> | user <id or e-mail>',
    async run(environment, word, key) {
      const kind = auditedKinds.find((known) => known === word);
      if (kind === undefined || key === undefined) throw new UsageError();
      const lines = await withCurrentDatabase(environment, (db) => auditTrail(db, kind, key));
      return lines.length === 0 ? `The audit log has no entry for this ${kind}.` : lines.join('\n');
    },
  },
  /** Sets the environment of a database. Migrates it first, because older schemas have no table for the mark. */
  mark: {
    usage: `npm run db:mark -- ${environments.join('|')}`,
    async run(variables, word) {
      const environment = environments.find((known) => known === word);
      if (environment === undefined) throw new UsageError();
      const before = await withDatabase(directEnvironment(variables), async ({ url }) => {
        await migrate(url);
        return withConnection(url, async (db) => {
          const mark = await readMark(db);
          await writeMark(db, environment);
          return mark;
        });
      });
      const earlier = before === null || before === environment ? '' : `; it was marked ${before}`;
      return `The database is marked ${environment}${earlier}.`;
    },
  },
};

async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OperationError(`${file} is not JSON.`, { cause });
  }
}

/** Runs a command. Returns its exit code and what it prints: an expected error is one line. */
export async function runCommand(name: string, args: readonly string[], environment: Environment) {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}`);
  const { usage, run, hasOptions } = command;
  try {
    // `run` declares the environment and each argument.
    if (!hasOptions && args.length >= run.length) throw new UsageError();
    return { code: 0, out: `${await run(environment, ...args)}\n`, err: '' };
  } catch (error) {
    if (error instanceof Findings) return { code: 1, out: `${error.message}\n`, err: '' };
    const message = isExpected(error)
      ? `${messageOf(error)}${adviceOn(error, name, environment)}`
      : inspect(error);
    return { code: 1, out: '', err: `${error instanceof UsageError ? `Usage: ${usage}` : message}\n` };
  }
}

/** PostgreSQL's code for a right that the role does not have. */
const insufficientPrivilege = '42501';

const ownerCommands = ['migrate', 'mark', 'restore'];

/** Names the role and the variable, because DATABASE_DIRECT_URL replaces DATABASE_URL if it is set. */
function adviceOn(error: unknown, command: string, environment: Environment): string {
  if (codeOf(error) !== insufficientPrivilege) return '';
  const variable = environment['DATABASE_DIRECT_URL']?.trim() ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const url = environment[variable]?.trim();
  const role = url === undefined || !URL.canParse(url) ? '' : ` ${new URL(url).username}`;
  const remedy = ownerCommands.includes(command)
    ? `npm run db:${command} needs the role that owns the database: put DATABASE_DIRECT_URL=<the owner's URL> in front of the command`
    : `DATABASE_DIRECT_URL=<the owner's URL> npm run db:migrate grants norholt_shop its rights`;
  return `, for the role${role} of ${variable}. ${remedy}.`;
}

const isExpected = (error: unknown): boolean =>
  error instanceof OperationError || error instanceof Problem || codeOf(error) !== undefined;
