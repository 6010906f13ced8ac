import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../core/free-port.ts';
import { OperationError } from '../core/operation-error.ts';
import { findBinaries } from './embedded/binaries.ts';
import { FolderLockedError, lockDataFolder } from './embedded/folder-lock.ts';
import { findHome, findPlace, giveTo, prepareInitdb, type Place } from './embedded/place.ts';
import { isAlive, looksLikePostgres } from './embedded/processes.ts';
import { prepareShopRole } from './shop-role.ts';

interface EmbeddedPostgresOptions {
  /** Contains the cluster in `postgres`. Created if missing. */
  dataDir: string;
  /** The default is a free port. */
  port?: number;
  /** Overrides server settings, such as `fsync: 'off'` for a temporary cluster. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** The database URL of its owner, a superuser, for migrations and commands. */
  url: string;
  /** The database URL of the server's role, which owns no tables. */
  shopUrl: string;
  port: number;
  /** The process id of the PostgreSQL server. */
  pid: number;
  /** The folder of the cluster or its binaries when PostgreSQL's user cannot access `dataDir` or the checkout. */
  stateFolder: string | undefined;
  /** Resolves with its last line when PostgreSQL has exited for any reason. */
  exited: Promise<{ code: number | null; lastLine: string }>;
  /** Shuts down cleanly, or immediately after `withinMs`. Open transactions are rolled back. */
  stop(withinMs?: number): Promise<void>;
}

const role = 'norholt';
const database = 'norholt';
/** ms */
const timeouts = { previousServer: 8_000, stop: 8_000 };

/**
 * Runs PostgreSQL under a shell that reads a pipe from this process. When this process exits for any reason, the pipe
 * closes and PostgreSQL shuts down cleanly. It runs in its own session, so that Ctrl-C does not reach it before the
 * server has drained its connections.
 */
const watchdogScript = `
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
 * Starts the PostgreSQL from npm on its own folder, on loopback only and with fsync. Recovers from a `kill -9`. Throws
 * `OperationError` when it cannot start, and `FolderLockedError` immediately when another process uses the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, release } = await lockDataFolder(options.dataDir, 'postgres.lock');
  try {
    const place = findPlace(dataDir, findBinaries());
    const cluster = join(place.home, 'data');
    const password = createCluster(place, cluster, options.settings?.['fsync'] !== 'off');
    await stopPreviousServer(cluster, dataDir);
    const { identity, home } = place;
    if (identity && statSync(home).uid !== identity.uid) giveTo(identity, home);
    const started = await start(options, place, cluster, password);
    void started.exited.then(release);
    return { ...started, stateFolder: place.stateFolder };
  } catch (error) {
    release();
    if (error instanceof OperationError || !(error instanceof Error)) throw error;
    throw new OperationError(`PostgreSQL does not start: ${error.message}`, { cause: error });
  }
}

/** Returns the URL of an embedded PostgreSQL that another process runs on this folder; null when none runs. */
export function findRunningPostgres(dataDir: string): string | null {
  const home = findHome(dataDir);
  if (home === undefined) return null;
  const cluster = join(home, 'data');
  const pid = postmasterOf(cluster);
  if (pid === null || !isAlive(pid) || !looksLikePostgres(pid)) return null;
  // The fourth line is the port.
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return urlOf(port, readFileSync(join(home, 'password'), 'utf8'), database);
}

/** Creates the cluster atomically if there is none. Returns its password. */
function createCluster({ home, binaries, identity }: Place, cluster: string, isDurable: boolean): string {
  const passwordFile = join(home, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');

  const partial = `${cluster}.half`;
  rmSync(partial, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const creator = identity && prepareInitdb(home, identity);
  mkdirSync(partial, { mode: 0o700 });
  if (creator) {
    for (const path of [partial, passwordFile]) chownSync(path, creator.uid, creator.gid);
  }
  const { status, stderr, error } = spawnSync(
    join(binaries.folder, 'bin/initdb'),
    [
      ['-D', partial, '-U', role, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'],
      ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      isDurable ? [] : ['--no-sync'],
    ].flat(),
    { ...creator, cwd: home, encoding: 'utf8', env: minimalEnvironment() },
  );
  if (status !== 0) {
    throw new OperationError(initdbMessage(partial, error?.message ?? stderr.trim()));
  }
  if (identity) giveTo(identity, home);
  renameSync(partial, cluster);
  return password;
}

/** initdb fails for a user without a name, as in a container that runs as an arbitrary user id. */
const initdbMessage = (folder: string, message: string): string =>
  /look up effective user ID/i.test(message)
    ? `PostgreSQL cannot create its folder ${folder}: the user id ${process.getuid?.()} has no name on this machine. ` +
      'Add it to /etc/passwd, start as another user, or set DATABASE_URL.'
    : `PostgreSQL cannot create its folder ${folder}: ${message}`;

/**
 * Stops a server that an earlier start left in the folder. The process that started it is gone, because this process
 * has the lock.
 */
async function stopPreviousServer(cluster: string, dataDir: string): Promise<void> {
  const pid = postmasterOf(cluster);
  if (pid === null) return;
  if (!isAlive(pid) || !looksLikePostgres(pid)) {
    // PostgreSQL would refuse to start when another process now has this id.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has exited or belongs to another user: the loop below finds out.
  }
  const end = Date.now() + timeouts.previousServer;
  while (isAlive(pid)) {
    if (Date.now() > end) throw new FolderLockedError(dataDir, pid);
    await pause(50);
  }
}

async function start(
  options: EmbeddedPostgresOptions,
  place: Place,
  cluster: string,
  password: string,
): Promise<Omit<EmbeddedPostgres, 'stateFolder'>> {
  const end = Date.now() + timeouts.previousServer;
  for (;;) {
    const port = options.port ?? (await freePort('127.0.0.1'));
    const server = launch(options, place, cluster, port);
    const failure = await untilReady(server, port, password);
    if (failure === null) {
      const url = urlOf(port, password, database);
      const pid = postmasterOf(cluster);
      if (pid === null)
        throw new OperationError('PostgreSQL responds, but postmaster.pid has no process id.');
      const shopUrl = await prepareShopRole(url, shopPasswordOf(password));
      return {
        url,
        shopUrl,
        port,
        pid,
        exited: server.exited,
        stop: (withinMs) => stop(server, pid, withinMs),
      };
    }
    await stop(server, null);
    const isPortInUse = /could not (bind|create any TCP)/i.test(failure) && options.port === undefined;
    // The child processes of a killed server use its memory until they exit, moments later.
    const isMemoryInUse = /pre-existing shared memory block/i.test(failure);
    if (!(isPortInUse || isMemoryInUse) || Date.now() > end) {
      throw new OperationError(`PostgreSQL does not start on port ${port}: ${failure}`);
    }
    await pause(100);
  }
}

type Server = ReturnType<typeof launch>;

function launch(
  { settings = {} }: EmbeddedPostgresOptions,
  { binaries, identity, home }: Place,
  cluster: string,
  port: number,
) {
  const allSettings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      watchdogScript,
      'sh',
      join(binaries.folder, 'bin/postgres'),
      '-D',
      cluster,
      '-p',
      String(port),
      ...flags,
    ],
    { ...identity, cwd: home, env: minimalEnvironment(), stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  child.stdin.on('error', () => undefined);

  const tail: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    tail.push(line);
    if (tail.length > 12) tail.shift();
  });

  let isGone = false;
  const exited = new Promise<{ code: number | null; lastLine: string }>((resolve) => {
    const done = (code: number | null) => {
      isGone = true;
      child.stdin.destroy();
      resolve({ code, lastLine: tail.at(-1) ?? '' });
    };
    child.on('exit', done);
    child.on('error', (error) => {
      tail.push(error.message);
      done(null);
    });
  });
  return { child, exited, isGone: () => isGone, lastLines: () => tail.join('\n') };
}

/** Waits for the database while its process lives. Returns null when it responds, or the last lines of its log. */
async function untilReady(server: Server, port: number, password: string): Promise<string | null> {
  for (;;) {
    if (server.isGone()) return server.lastLines();
    const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
      return server.isGone() ? server.lastLines() : null;
    } catch {
      // It still starts, or it has exited.
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(25);
  }
}

async function stop(server: Server, pid: number | null, withinMs = timeouts.stop): Promise<void> {
  server.child.stdin.end();
  const isGone = await Promise.race([server.exited.then(() => true), pause(withinMs, false, { ref: false })]);
  if (isGone) return;
  // SIGQUIT skips the checkpoint. The next start recovers from the log, so no committed data is lost.
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

/** Derives the password of the server's role, from which the owner's cannot be computed. */
const shopPasswordOf = (password: string) =>
  createHmac('sha256', password).update('norholt_shop').digest('base64url');

const urlOf = (port: number, password: string, name: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;

/** Without the shop's secrets, and without variables that would change PostgreSQL's settings. */
function minimalEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, LD_LIBRARY_PATH, LC_ALL: 'C' };
}
