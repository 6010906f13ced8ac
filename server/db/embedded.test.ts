import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { bundle } from '../testing/bundle.ts';
import { linkLibraries } from './embedded/binaries.ts';
import { isAlive } from './embedded/processes.ts';
import { FolderLockedError, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

const Held = z.object({ url: z.string(), pid: z.number() });

// A cluster is made and synced to the disk in nearly every test: much work on a small machine.
vi.setConfig({ testTimeout: 60_000 });

const program = await bundle('server/testing/hold-database.ts');
/** For clusters whose durability nobody looks at. */
const quick = { fsync: 'off' };
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'norholt-embedded-'));
  // Such a folder is its owner's alone, and PostgreSQL runs as somebody else when this runs as root.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** The database in `dataDir` held by a process of its own, in a process group of its own. */
async function hold(dataDir: string): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  const [line]: unknown[] = await once(child.stdout, 'data');
  return { child, ...Held.parse(JSON.parse(String(line))) };
}

async function ask(url: string, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

test('what was stored is there at the next start; it listens on loopback alone, with fsync on', async () => {
  const dataDir = makeFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  const settings = await ask(
    first.url,
    `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens`,
  );
  expect(settings.rows).toEqual([{ fsync: 'on', listens: '127.0.0.1' }]);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await startEmbeddedPostgres({ dataDir });
  expect((await ask(second.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a folder of a version without a role for the server gets one, and keeps its data', async () => {
  const dataDir = makeFolder();
  const first = await startEmbeddedPostgres({ dataDir, settings: quick });
  await migrate(first.url);
  await ask(first.url, `INSERT INTO audit_log (call, object) VALUES ('before', 'x')`);
  await ask(first.url, 'DROP OWNED BY norholt_shop; DROP ROLE norholt_shop');
  await first.stop();

  const second = await startEmbeddedPostgres({ dataDir, settings: quick });
  expect((await ask(second.shopUrl, 'SELECT call FROM audit_log')).rows).toEqual([{ call: 'before' }]);
  await expect(ask(second.shopUrl, 'DELETE FROM audit_log')).rejects.toMatchObject({ code: '42501' });
  await second.stop();
});

test('nobody without the password gets in', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: makeFolder(), settings: quick });
  const url = new URL(postgres.url);
  url.password = 'guessed';
  await expect(ask(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  await postgres.stop();
});

test('a second start on the same folder fails at once and names who holds it, who goes on undisturbed', async () => {
  const dataDir = makeFolder();
  const holder = await hold(dataDir);
  const startedAt = performance.now();
  const failure: unknown = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(failure).toBeInstanceOf(FolderLockedError);
  const [named] = /\d+(?=\.)/.exec(String(failure)) ?? [];
  expect(readFileSync(join(dataDir, 'postgres.lock'), 'utf8')).toMatch(new RegExp(`^${named ?? 'nobody'} `));
  expect(isAlive(Number(named))).toBe(true);
  expect((await ask(holder.url, 'SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});

test('of two starts at the same time one gets the folder', async () => {
  const dataDir = makeFolder();
  const outcomes = await Promise.allSettled([
    startEmbeddedPostgres({ dataDir, settings: quick }),
    startEmbeddedPostgres({ dataDir, settings: quick }),
  ]);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(started).toHaveLength(1);
  await started[0]?.stop();
});

test('kill -9 of the process group that holds it: PostgreSQL ends by itself, and nothing acknowledged is lost', async () => {
  const dataDir = makeFolder();
  const holder = await hold(dataDir);
  await ask(holder.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  process.kill(-(holder.child.pid ?? 0), 'SIGKILL');
  await once(holder.child, 'exit');

  // At once, while the old server may still be on its way out.
  const next = await startEmbeddedPostgres({ dataDir });
  expect(isAlive(holder.pid)).toBe(false);
  expect((await ask(next.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
  await next.stop();
});

test('nothing is left running once its holder is killed', async () => {
  const holder = await hold(makeFolder());
  process.kill(-(holder.child.pid ?? 0), 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(holder.pid)).toBe(false), { timeout: 8_000, interval: 20 });
});

test('kill -9 of PostgreSQL itself is told, and the next start recovers', async () => {
  const dataDir = makeFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  process.kill(first.pid, 'SIGKILL');
  expect((await first.exited).code).not.toBe(0);

  const next = await startEmbeddedPostgres({ dataDir });
  expect((await ask(next.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
  await next.stop();
});

test('the id of a dead server that another process was given since does not keep it from starting', async () => {
  const dataDir = makeFolder();
  const first = await startEmbeddedPostgres({ dataDir, settings: quick });
  const cluster = String((await ask(first.url, 'SHOW data_directory')).rows[0]?.['data_directory']);
  await first.stop();
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n0\n5432\n`);
  writeFileSync(join(dataDir, 'postgres.lock'), `${process.pid} 1\n`);
  const next = await startEmbeddedPostgres({ dataDir, settings: quick });
  await next.stop();
});

test('a cluster that was being made when the start was killed is made anew', async () => {
  const dataDir = makeFolder();
  const first = await startEmbeddedPostgres({ dataDir, settings: quick });
  const cluster = String((await ask(first.url, 'SHOW data_directory')).rows[0]?.['data_directory']);
  await first.stop();
  cpSync(cluster, `${cluster}.half`, { recursive: true });
  rmSync(cluster, { recursive: true });
  rmSync(join(`${cluster}.half`, 'PG_VERSION'));
  const next = await startEmbeddedPostgres({ dataDir, settings: quick });
  await next.stop();
  expect(existsSync(`${cluster}.half`)).toBe(false);
});

test('a taken port is told by its number', async () => {
  const first = await startEmbeddedPostgres({ dataDir: makeFolder(), settings: quick });
  await expect(
    startEmbeddedPostgres({ dataDir: makeFolder(), port: first.port, settings: quick }),
  ).rejects.toThrow(`port ${first.port}`);
  await first.stop();
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)(
  'a folder that PostgreSQL’s id cannot enter: the data live in a folder that is named, and stay',
  async () => {
    const dataDir = makeFolder();
    chmodSync(dataDir, 0o700);
    const first = await startEmbeddedPostgres({ dataDir, settings: quick });
    const stateFolder = first.stateFolder ?? '';
    folders.push(stateFolder);
    expect(stateFolder).toMatch(/^\/var\/lib\/norholt\//);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();

    // Opened meanwhile: the data are still where they are.
    chmodSync(dataDir, 0o755);
    const second = await startEmbeddedPostgres({ dataDir, settings: quick });
    expect(second.stateFolder).toBe(stateFolder);
    expect((await ask(second.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
    await second.stop();
  },
);

test.runIf(isRoot)('a folder that was closed after its data were made: they move along', async () => {
  const dataDir = makeFolder();
  const first = await startEmbeddedPostgres({ dataDir, settings: quick });
  expect(first.stateFolder).toBeUndefined();
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  await first.stop();
  chmodSync(dataDir, 0o700);
  const second = await startEmbeddedPostgres({ dataDir, settings: quick });
  folders.push(second.stateFolder ?? '');
  expect((await ask(second.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a folder that cannot be made is told, with the way out', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
    /cannot be written \(ENOTDIR\).*set DATA_DIR/,
  );
});

test('libraries are linked where the package’s install script did not run', () => {
  const folder = makeFolder();
  writeFileSync(
    join(folder, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  );
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readdirSync(join(folder, 'lib'))).toEqual(['libx.so.1']);
});
