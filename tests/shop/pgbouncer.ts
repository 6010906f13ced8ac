import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#server/core/free-port.ts';
import { findProgram } from '../install-debian-package.ts';
import { tempFolder } from '../temp-folder.ts';

interface PgBouncerOptions {
  mode: 'session' | 'transaction';
  /** The database behind it. */
  url: string;
  /** Further databases by the name that clients use. */
  others?: Readonly<Record<string, string>>;
  /** Connections to PostgreSQL that all clients share. */
  serverConnections?: number;
  /** Whether it accepts and ignores the server's deadline settings. */
  isIgnoringDeadlines?: boolean;
}

/** PgBouncer does not run as root. */
const nobody = { uid: 65534, gid: 65534 };

/** Starts a PgBouncer in front of a database, for one test. Returns the URL of that database through it. */
export const startPgBouncer = async (options: PgBouncerOptions): Promise<string> =>
  (await runPgBouncer(options)).url;

/** Starts a PgBouncer, for one test. Returns its settings file too, for a test that changes it. */
export async function runPgBouncer({
  mode,
  url,
  others = {},
  serverConnections = 4,
  isIgnoringDeadlines = true,
}: PgBouncerOptions): Promise<{ url: string; settings: string }> {
  const { username, password, pathname } = new URL(url);
  const listenPort = await freePort();
  const settings = join(tempFolder(onTestFinished), 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${Object.entries(others)
  .map(([name, other]) => `${name} = ${serverOf(other)} dbname=${new URL(other).pathname.slice(1)}`)
  .join('\n')}
* = ${serverOf(url)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = ${mode}
default_pool_size = ${serverConnections}
max_client_conn = 200
server_login_retry = 1
${isIgnoringDeadlines ? 'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout' : ''}
`,
  );
  const child = spawn(findPgBouncer() ?? 'pgbouncer', [settings], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 ? nobody : {}),
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  await Promise.race([
    vi.waitFor(async () => {
      const socket = connect(listenPort, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    }, 60_000),
    exited.then(() => Promise.reject(new Error(`PgBouncer did not start: ${log}`))),
  ]);
  return { url: `postgres://${username}:${password}@127.0.0.1:${listenPort}${pathname}`, settings };
}

function serverOf(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username}${password && ` password=${password}`}`;
}

/** Makes it open new connections to PostgreSQL, as an operator does after changing the role. */
export async function reconnect(pooledUrl: string): Promise<void> {
  const admin = new URL(pooledUrl);
  admin.pathname = '/pgbouncer';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query('RECONNECT');
  await client.end();
}

export const findPgBouncer = () => findProgram('pgbouncer', 'pgbouncer');
