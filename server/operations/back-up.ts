import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { format, type Foot } from './backup-file.ts';
import { OperationError } from './operation-error.ts';
import { quoted, schemaVersion, sequencesOf, tablesOf } from './tables.ts';

export interface BackedUp {
  tables: number;
  rows: number;
  bytes: number;
}

/** Rows that are fetched at a time. */
const batch = 1000;

/**
 * Writes everything in the database at `url` into `file`, as it was at one moment, while the shop goes on. The
 * file is its owner's alone, and is there only when it is whole. Throws `OperationError` when it is there already.
 */
export async function backUp(url: string, file: string, now = new Date()): Promise<BackedUp> {
  if (existsSync(file)) throw new OperationError(`${file} is there already: a backup overwrites nothing.`);
  const client = new pg.Client({ connectionString: url, application_name: 'norholt-backup' });
  await client.connect();
  const draft = `${file}.${process.pid}.half`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL extra_float_digits = 1`,
    );
    const summary = { tables: 0, rows: 0 };
    const lines = Readable.from(linesOf(client, now, summary));
    await pipeline(lines, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    await client.query('COMMIT');
    const bytes = await sync(draft);
    await rename(draft, file);
    return { ...summary, bytes };
  } catch (error) {
    await rm(draft, { force: true });
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
  const written = (line: string) => {
    const whole = `${line}\n`;
    hash.update(whole);
    return whole;
  };
  const schema = await schemaVersion(client);
  if (schema === null) throw new OperationError('The database holds no shop: run npm run db:migrate first.');
  yield written(JSON.stringify({ format, schema, takenAt: now.toISOString() }));

  const rows: Foot['rows'] = {};
  for (const { name, columns } of await tablesOf(client)) {
    yield written(JSON.stringify({ table: name, columns: columns.map((column) => column.name) }));
    const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    await client.query(
      `DECLARE rows NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM ${quoted(name)}`,
    );
    let count = 0;
    for (;;) {
      const fetched = await client.query<{ line: string }>(`FETCH ${batch} FROM rows`);
      for (const { line } of fetched.rows) yield written(line);
      count += fetched.rows.length;
      if (fetched.rows.length < batch) break;
    }
    await client.query('CLOSE rows');
    rows[name] = count;
    summary.tables += 1;
    summary.rows += count;
  }

  // Read last: they are not part of the moment, and must be past every row of it.
  const sequences: Foot['sequences'] = {};
  for (const name of await sequencesOf(client)) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (state.rows[0]) sequences[name] = state.rows[0];
  }
  yield `${JSON.stringify({ rows, sequences, sha256: hash.digest('hex') })}\n`;
}

/** Has the disk keep the file. Returns its size. */
async function sync(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
