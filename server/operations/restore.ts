import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import * as z from 'zod/mini';
import { sqlState } from '../db/connect.ts';
import { Batch, Foot, Head } from './backup-file.ts';
import { OperationError } from '../core/operation-error.ts';
import { areEmpty, newestMigration, quoted, sequencesOf, tablesOf, type Table } from '../db/tables.ts';

export interface Restored {
  takenAt: Date;
  tables: number;
  rows: number;
}

/**
 * Restores a backup into the empty, migrated database at `url`, in one transaction. Throws `OperationError` for a
 * database with data or another schema version, and for a damaged or truncated file.
 */
export async function restore(url: string, file: string): Promise<Restored> {
  const { head, foot } = await verify(file);
  const client = new pg.Client({ connectionString: url, application_name: 'norholt-restore' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '5s'`,
    );
    const tables = await prepare(client, head);
    for await (const line of linesOf(file)) {
      const batch = read(Batch, line);
      if (batch === null) continue;
      // Statements use only names from the database, never from the file.
      const table = tables.find(({ name }) => name === batch.table);
      if (table === undefined) throw damaged(file);
      await insert(client, table, batch.rows);
    }
    // The customers got them from the shop that was backed up.
    await client.query(`UPDATE mails SET state = 'suppressed' WHERE state = 'open'`);
    for (const name of await sequencesOf(client)) {
      const { last, isCalled } = foot.sequences[name] ?? {};
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), last, isCalled]);
    }
    await client.query('SELECT start_invoice_series()');
    await client.query('COMMIT');
    return { takenAt: new Date(head.takenAt), tables: foot.tables, rows: foot.rows };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    // The backup cannot contain a row that the database rejects.
    throw /^2[23]/.test(sqlState(error) ?? '') ? damaged(file, error) : error;
  } finally {
    await client.end();
  }
}

const damaged = (file: string, cause?: unknown) =>
  new OperationError(`${file} is damaged or truncated. Nothing was restored.`, { cause });

/** Compares the hash of the file with that in its last line. */
async function verify(file: string): Promise<{ head: Head; foot: Foot }> {
  const hash = createHash('sha256');
  let head: Head | null = null;
  let last: string | undefined;
  for await (const line of linesOf(file)) {
    if (last !== undefined) hash.update(`${last}\n`);
    head ??= read(Head, line);
    if (head === null) throw new OperationError(`${file} is not a backup of this shop.`);
    last = line;
  }
  const foot = read(Foot, last ?? '');
  if (head === null || foot?.sha256 !== hash.digest('hex')) throw damaged(file);
  return { head, foot };
}

/** Locks the tables and verifies that the backup fits the database. */
async function prepare(client: pg.Client, { schema, migration }: Head): Promise<Table[]> {
  const newest = await newestMigration(client);
  if (newest === null) throw new OperationError('The database has no tables: run npm run db:migrate first.');
  if (newest.version !== schema) {
    const wanted = migration ?? String(schema);
    throw new OperationError(
      newest.version < schema
        ? `The backup has the migration ${wanted}, but the database ends with ${newest.file}: run npm run db:migrate of a release that has ${wanted} in server/db/migrations, then restore with this one.`
        : `The backup ends with the migration ${wanted}, but the database already has ${newest.file}: migrate an empty database with a release whose newest file in server/db/migrations is ${wanted}, restore, then migrate with this release.`,
    );
  }
  const tables = await tablesOf(client);
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  await client.query(`LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE`);
  if (!(await areEmpty(client, tables))) {
    throw new OperationError('The database contains data: a backup can only be restored into an empty one.');
  }
  return tables;
}

async function insert(client: pg.Client, { name, columns }: Table, rows: readonly object[]): Promise<void> {
  const names = columns.map(quoted).join(', ');
  await client.query(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Returns null for a line that does not match the schema. */
function read<Schema extends z.ZodMiniType>(schema: Schema, line: string): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  unzipped.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new OperationError(`There is no file ${file}.`, { cause: error });
    if (code.startsWith('Z_')) throw damaged(file, error);
    throw error;
  }
}
