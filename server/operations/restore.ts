import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import * as z from 'zod/mini';
import { sqlState } from '../db/connect.ts';
import { Foot, Head, Row, TableLine } from './backup-file.ts';
import { OperationError } from '../core/operation-error.ts';
import { areEmpty, quoted, schemaVersion, sequencesOf, tablesOf, type Table } from '../db/tables.ts';

export interface Restored {
  takenAt: Date;
  tables: number;
  rows: number;
}

/** Rows per INSERT. */
const batch = 500;

/**
 * Restores a backup into the empty, migrated database at `url`, in one transaction. Throws `OperationError` for a
 * database with data or another schema version, and for a damaged or truncated file.
 */
export async function restore(url: string, file: string): Promise<Restored> {
  const client = new pg.Client({ connectionString: url, application_name: 'norholt-restore' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '5s'; SET LOCAL TIME ZONE 'UTC'`,
    );
    const restored = await readInto(client, file);
    await client.query('COMMIT');
    return restored;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    // The backup cannot contain a row that the database rejects.
    throw /^2[23]/.test(sqlState(error) ?? '') ? damaged(file, error) : error;
  } finally {
    await client.end();
  }
}

async function readInto(client: pg.Client, file: string): Promise<Restored> {
  const lines = linesOf(file);
  const hash = createHash('sha256');
  const first = await lines.next();
  const head = read(Head, first.done ? '' : first.value);
  if (head === null) throw new OperationError(`${file} is not a backup of this shop.`);
  hash.update(`${first.value}\n`);
  const tables = await prepare(client, head.schema);

  const counts: Record<string, number> = {};
  let current: Table | undefined;
  let waiting: Array<z.infer<typeof Row>> = [];
  const flush = async () => {
    if (current && waiting.length > 0) await insert(client, current, waiting);
    waiting = [];
  };

  for await (const line of lines) {
    if (line.startsWith('[')) {
      const row = read(Row, line);
      if (row === null || current === undefined || row.length !== current.columns.length) throw damaged(file);
      waiting.push(row);
      counts[current.name] = (counts[current.name] ?? 0) + 1;
      if (waiting.length === batch) await flush();
    } else {
      await flush();
      const foot = read(Foot, line);
      if (foot !== null) {
        if (foot.sha256 !== hash.digest('hex')) throw damaged(file);
        await finish(client, tables, foot, file);
        const rows = Object.values(foot.rows).reduce((sum, count) => sum + count, 0);
        return { takenAt: new Date(head.takenAt), tables: tables.length, rows };
      }
      current = tableOf(tables, line, file);
      counts[current.name] = 0;
    }
    hash.update(`${line}\n`);
  }
  throw damaged(file);
}

const damaged = (file: string, cause?: unknown) =>
  new OperationError(`${file} is damaged or truncated. Nothing was restored.`, { cause });

/** Locks the tables and verifies that the backup fits the database. */
async function prepare(client: pg.Client, schema: number): Promise<Table[]> {
  const version = await schemaVersion(client);
  if (version === null) throw new OperationError('The database has no tables: run npm run db:migrate first.');
  if (version !== schema) {
    throw new OperationError(
      `The backup has schema ${schema}, but the database has ${version}: migrate an empty database with the Norholt version of the backup, restore, then migrate with this version.`,
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

/** Returns the table of a table line. Statements use only names from the database, never from the file. */
function tableOf(tables: readonly Table[], line: string, file: string): Table {
  const announced = read(TableLine, line);
  const table = tables.find(({ name }) => name === announced?.table);
  if (announced === null || table === undefined) throw damaged(file);
  const columns = announced.columns.map((name) => table.columns.find((column) => column.name === name));
  const known = columns.filter((column) => column !== undefined);
  if (known.length !== table.columns.length || known.length !== columns.length) throw damaged(file);
  return { name: table.name, columns: known };
}

async function insert(
  client: pg.Client,
  { name, columns }: Table,
  rows: ReadonlyArray<z.infer<typeof Row>>,
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `v${index}::${type}`).join(', ');
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `v${index}`).join(', ');
  await client.query(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM unnest(${given}) AS rows (${aliases})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** Verifies the row counts and sets the sequences. */
async function finish(client: pg.Client, tables: readonly Table[], foot: Foot, file: string): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*)::text AS count FROM ${quoted(name)}`,
    );
    if (Number(rows[0]?.count) !== foot.rows[name]) throw damaged(file);
  }
  for (const name of await sequencesOf(client)) {
    const state = foot.sequences[name];
    if (state === undefined) throw damaged(file);
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      quoted(name),
      state.last,
      state.isCalled,
    ]);
  }
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
