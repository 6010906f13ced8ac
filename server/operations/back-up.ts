import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { format, type Foot } from './backup-file.ts';
import { OperationError } from '../core/operation-error.ts';
import { quoted, schemaVersion, sequencesOf, tablesOf } from '../db/tables.ts';

interface BackedUp {
  tables: number;
  rows: number;
  bytes: number;
}

/** Rows per fetch. */
const batch = 1000;

/**
 * Writes a consistent snapshot of the database at `url` to `file` while the shop is running. The file is created
 * atomically and only its owner can read it. Throws `OperationError` when the file exists.
 */
export async function backUp(url: string, file: string, now = new Date()): Promise<BackedUp> {
  if (existsSync(file)) throw new OperationError(`${file} already exists and is not overwritten.`);
  const client = new pg.Client({ connectionString: url, application_name: 'norholt-backup' });
  await client.connect();
  const partial = `${file}.${process.pid}.half`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL extra_float_digits = 1`,
    );
    const summary = { tables: 0, rows: 0 };
    const lines = Readable.from(linesOf(client, now, summary));
    await pipeline(lines, createGzip(), createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await client.query('COMMIT');
    const bytes = await sync(partial);
    await rename(partial, file);
    return { ...summary, bytes };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* linesOf(
  client: pg.Client,
  now: Date,
  summary: { tables: number; rows: number },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string) => {
    const text = `${line}\n`;
    hash.update(text);
    return text;
  };
  const schema = await schemaVersion(client);
  if (schema === null) throw new OperationError('The database has no tables: run npm run db:migrate first.');
  yield hashed(JSON.stringify({ format, schema, takenAt: now.toISOString() }));

  const rows: Foot['rows'] = {};
  for (const { name, columns } of await tablesOf(client)) {
    yield hashed(JSON.stringify({ table: name, columns: columns.map((column) => column.name) }));
    const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    await client.query(
      `DECLARE rows NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM ${quoted(name)}`,
    );
    let count = 0;
    for (;;) {
      const fetched = await client.query<{ line: string }>(`FETCH ${batch} FROM rows`);
      for (const { line } of fetched.rows) yield hashed(line);
      count += fetched.rows.length;
      if (fetched.rows.length < batch) break;
    }
    await client.query('CLOSE rows');
    rows[name] = count;
    summary.tables += 1;
    summary.rows += count;
  }

  // Sequences are not part of the snapshot. Read last, they are beyond every row in it.
  const sequences: Foot['sequences'] = {};
  for (const name of await sequencesOf(client)) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (state.rows[0]) sequences[name] = state.rows[0];
  }
  yield `${JSON.stringify({ rows, sequences, sha256: hash.digest('hex') })}\n`;
}

/** Syncs the file to the disk. Returns its size. */
async function sync(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
