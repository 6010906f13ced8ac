import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { format, type Foot, type Head } from './backup-file.ts';
import { OperationError } from '../core/operation-error.ts';
import { newestMigration, quoted, sequencesOf, tablesOf } from '../db/tables.ts';

interface BackedUp {
  tables: number;
  rows: number;
  bytes: number;
}

/** Rows per line. */
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
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const summary = { tables: 0, rows: 0 };
    const lines = Readable.from(contentOf(client, now, summary));
    await pipeline(lines, createGzip(), createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await client.query('COMMIT');
    const bytes = await sync(partial);
    await rename(partial, file);
    // The backup is complete. If this fails, such as on a replica or an older schema, an alert says that it is missing.
    await client.query('UPDATE environment_mark SET backed_up_at = $1', [now]).catch(() => undefined);
    return { ...summary, bytes };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

type Summary = Pick<BackedUp, 'tables' | 'rows'>;

async function* contentOf(client: pg.Client, now: Date, summary: Summary): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of linesOf(client, now, summary)) {
    const text = `${line}\n`;
    hash.update(text);
    yield text;
  }
  const foot: Foot = { ...summary, sequences: await statesOfSequences(client), sha256: hash.digest('hex') };
  yield `${JSON.stringify(foot)}\n`;
}

async function* linesOf(client: pg.Client, now: Date, summary: Summary): AsyncGenerator<string> {
  const newest = await newestMigration(client);
  if (newest === null) throw new OperationError('The database has no tables: run npm run db:migrate first.');
  yield JSON.stringify({
    format,
    schema: newest.version,
    migration: newest.file,
    takenAt: now.toISOString(),
  } satisfies Head);
  for (const { name, columns } of await tablesOf(client)) {
    await client.query(
      `DECLARE all_rows NO SCROLL CURSOR FOR SELECT row_to_json(kept)::text AS row
         FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}) AS kept`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${batch} FROM all_rows`);
      if (rows.length === 0) break;
      // PostgreSQL has written the rows as JSON.
      yield `{"table":${JSON.stringify(name)},"rows":[${rows.map(({ row }) => row).join()}]}`;
      summary.rows += rows.length;
    }
    await client.query('CLOSE all_rows');
    summary.tables += 1;
  }
}

/** Sequences are not part of the snapshot. Read last, they are beyond every row in it. */
async function statesOfSequences(client: pg.Client): Promise<Foot['sequences']> {
  const states: Foot['sequences'] = {};
  for (const name of await sequencesOf(client)) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (rows[0]) states[name] = rows[0];
  }
  return states;
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
