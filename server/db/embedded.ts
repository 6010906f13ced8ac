import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './embedded/binaries.ts';
import { FolderLockedError, lockFolder } from './embedded/folder-lock.ts';
import { findHome, findPlace, type Place } from './embedded/place.ts';
import { isAlive, looksLikePostgres } from './embedded/processes.ts';
import { prepareShopRole } from './shop-role.ts';

export { FolderLockedError };

export interface EmbeddedPostgresOptions {
  /** The cluster lives in its subfolder `postgres`. Made when it is not there. */
  dataDir: string;
  /** A free one is chosen without it. */
  port?: number;
  /** Told what PostgreSQL writes, a line at a time, and what is being done. */
  log?(line: string): void;
  /** Server settings on top of the usual ones, such as `fsync: 'off'` for a throw-away cluster. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Of the shop's database as its owner, who is a superuser: for migrations and commands. */
  url: string;
  /** The same as the role of the server, which owns nothing. */
  shopUrl: string;
  port: number;
  /** The id of the PostgreSQL server itself. */
  pid: number;
  /** Where the cluster or its binaries live when the id it runs under cannot enter `dataDir` or the checkout. */
  stateFolder?: string;
  /** Settles when PostgreSQL is gone, asked to or not. */
  exited: Promise<{ code: number | null }>;
  /** Shuts down in order: open transactions are rolled back, everything acknowledged is kept. */
  stop(): Promise<void>;
}

const role = 'norholt';
const database = 'norholt';
/** ms */
const patience = { leave: 8_000, ready: 60_000, stop: 8_000 };

/**
 * PostgreSQL as a child of a shell that watches a pipe to this process: when this process is gone,
 * however it went, the pipe closes and PostgreSQL shuts down in order. A session of its own keeps
 * Ctrl-C in a terminal from reaching it before the server has drained.
 */
const keeper = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
(read -r _ <&3; kill -INT "$server") 2>/dev/null &
watcher=$!
exec 3<&-
trap 'kill -INT "$server"' TERM INT HUP
wait "$server"
code=$?
while kill -0 "$server" 2>/dev/null; do wait "$server"; code=$?; done
kill "$watcher" 2>/dev/null
exit "$code"
`;

/**
 * Starts the PostgreSQL that npm brings on a folder of its own: on loopback only, with fsync on.
 * Survives what a `kill -9` left behind. Throws `FolderLockedError`, at once, when another process has
 * the folder open.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined } = options;
  const { dataDir, letGo } = await open(options.dataDir);
  try {
    const place = findPlace(dataDir, findBinaries());
    const cluster = join(place.home, 'data');
    const password = await initialise(place, cluster, options.settings?.['fsync'] !== 'off', log);
    await leaveBehind(cluster, dataDir, log);
    const started = await start({ ...options, log }, place, cluster, password);
    void started.exited.then(letGo);
    return { ...started, ...(place.stateFolder === undefined ? {} : { stateFolder: place.stateFolder }) };
  } catch (error) {
    letGo();
    throw error;
  }
}

/**
 * The URL of the embedded PostgreSQL that somebody else runs on this folder; null when nobody does. Throws when
 * no cluster has been made in it yet.
 */
export function findRunningPostgres(dataDir: string): string | null {
  const home = findHome(dataDir);
  if (home === undefined) throw new Error(`There is no database in ${dataDir} yet.`);
  const cluster = join(home, 'data');
  const pid = postmasterOf(cluster);
  if (pid === null || !isAlive(pid) || !looksLikePostgres(pid)) return null;
  // Its fourth line is the port.
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return urlOf(port, readFileSync(join(home, 'password'), 'utf8'), database);
}

async function open(folder: string): Promise<{ dataDir: string; letGo(): void }> {
  try {
    mkdirSync(folder, { recursive: true });
    const dataDir = realpathSync(folder);
    return { dataDir, letGo: await lockFolder(dataDir, join(dataDir, 'postgres.lock')) };
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new Error(
      `The data folder ${folder} cannot be written (${String(cause.code)}). Make it writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Makes the cluster when there is none; whole or not at all. Returns its password. */
async function initialise(
  { home, binaries, identity }: Place,
  cluster: string,
  isDurable: boolean,
  log: (line: string) => void,
): Promise<string> {
  const passwordFile = join(home, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');

  log('Making a database cluster');
  const half = `${cluster}.half`;
  rmSync(half, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) chownSync(passwordFile, identity.uid, identity.gid);
  const { status, stderr, error } = spawnSync(
    join(binaries.folder, 'bin/initdb'),
    [
      ['-D', half, '-U', role, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'],
      ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      isDurable ? [] : ['--no-sync'],
    ].flat(),
    { ...identity, cwd: home, encoding: 'utf8', env: quietEnvironment() },
  );
  if (status !== 0) {
    throw new Error(reasonOf(half, error?.message ?? stderr.trim()));
  }
  renameSync(half, cluster);
  return password;
}

/** A container that runs under any id it was given has a user without a name, which initdb does not take. */
const reasonOf = (folder: string, complaint: string): string =>
  /look up effective user ID/i.test(complaint)
    ? `PostgreSQL cannot make its folder ${folder}: the user id ${process.getuid?.()} has no name on this machine. ` +
      'Give it a line in /etc/passwd, start as a user who has one, or name a database in DATABASE_URL.'
    : `PostgreSQL could not make its folder ${folder}: ${complaint}`;

/**
 * Deals with the server that an earlier start left in the folder. Its starter is gone, or the lock
 * would not be ours: it is shutting down, or is told to.
 */
async function leaveBehind(cluster: string, dataDir: string, log: (line: string) => void): Promise<void> {
  const pid = postmasterOf(cluster);
  if (pid === null) return;
  if (!isAlive(pid) || !looksLikePostgres(pid)) {
    // PostgreSQL would take a process that was given the same id for its own and refuse.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`Waiting for the database that an earlier start left behind (process ${pid})`);
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // Gone meanwhile, or somebody else's: the wait tells which.
  }
  const end = Date.now() + patience.leave;
  while (isAlive(pid)) {
    if (Date.now() > end) throw new FolderLockedError(dataDir, pid);
    await pause(50);
  }
}

async function start(
  options: EmbeddedPostgresOptions & { log(line: string): void },
  place: Place,
  cluster: string,
  password: string,
): Promise<EmbeddedPostgres> {
  const end = Date.now() + patience.leave;
  for (;;) {
    const port = options.port ?? (await freePort());
    const server = launch(options, place, cluster, port);
    const failure = await untilReady(server, port, password);
    if (failure === null) {
      const url = urlOf(port, password, database);
      const pid = postmasterOf(cluster);
      if (pid === null)
        throw new Error('PostgreSQL answers, but its folder does not say which process it is.');
      const shopUrl = await prepareShopRole(url, shopPasswordOf(password));
      return { url, shopUrl, port, pid, exited: server.exited, stop: () => stop(server, pid) };
    }
    await stop(server, null);
    const isPortTaken = /could not (bind|create any TCP)/i.test(failure) && options.port === undefined;
    // Children of a server that was killed hold its memory until they notice, within moments.
    const isMemoryHeld = /pre-existing shared memory block/i.test(failure);
    if (!(isPortTaken || isMemoryHeld) || Date.now() > end) {
      throw new Error(`PostgreSQL does not start on port ${port}: ${failure}`);
    }
    await pause(100);
  }
}

interface Server {
  child: ChildProcess;
  exited: Promise<{ code: number | null }>;
  isGone(): boolean;
  lastLines(): string;
}

function launch(
  { log, settings = {} }: EmbeddedPostgresOptions & { log(line: string): void },
  { binaries, identity, home }: Place,
  cluster: string,
  port: number,
): Server {
  const effective = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(effective).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    ['-c', keeper, 'sh', join(binaries.folder, 'bin/postgres'), '-D', cluster, '-p', String(port), ...flags],
    { ...identity, cwd: home, env: quietEnvironment(), stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  child.stdin.on('error', () => undefined);

  const tail: string[] = [];
  let rest = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      log(line);
      tail.push(line);
      if (tail.length > 12) tail.shift();
    }
  });

  let isGone = false;
  const exited = new Promise<{ code: number | null }>((resolve) => {
    const done = (code: number | null) => {
      isGone = true;
      child.stdin.destroy();
      resolve({ code });
    };
    child.on('exit', done);
    child.on('error', (error) => {
      tail.push(error.message);
      done(null);
    });
  });
  return { child, exited, isGone: () => isGone, lastLines: () => tail.join('\n') };
}

/** Null once the shop's database answers; else why it never will. */
async function untilReady(server: Server, port: number, password: string): Promise<string | null> {
  const end = Date.now() + patience.ready;
  let reason = '';
  while (Date.now() < end) {
    if (server.isGone()) return server.lastLines();
    const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
      return server.isGone() ? server.lastLines() : null;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(25);
  }
  return `${server.lastLines()}\n${reason}`;
}

async function stop(server: Server, pid: number | null): Promise<void> {
  server.child.stdin?.end();
  const isGone = await Promise.race([
    server.exited.then(() => true),
    pause(patience.stop, false, { ref: false }),
  ]);
  if (isGone) return;
  // Without a checkpoint: the next start recovers from the log, nothing acknowledged is lost.
  if (pid !== null) process.kill(pid, 'SIGQUIT');
  await server.exited;
}

function postmasterOf(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** The server knows this one, and cannot tell the owner's from it. */
const shopPasswordOf = (password: string) =>
  createHmac('sha256', password).update('norholt_shop').digest('base64url');

const urlOf = (port: number, password: string, name: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;

/** What a person's shell sets for PostgreSQL's own tools must not reach this one. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'));
        else resolve(address.port);
      });
    });
  });
}
