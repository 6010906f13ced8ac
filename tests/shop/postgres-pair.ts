import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#server/core/free-port.ts';
import { withDatabase } from '#server/testing/postgres.ts';
import { childrenOf } from '#server/testing/server.ts';
import { installDebianPackage } from '../install-debian-package.ts';
import { tempFolder } from '../temp-folder.ts';

/** PostgreSQL does not run as root. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Of both servers: a base backup copies them. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
`;

interface Server {
  folder: string;
  url: URL;
  process: ChildProcess;
}

/** Returns the folder of an installed PostgreSQL with its tools, which it installs as root on Debian. */
export function findPostgresTools(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = () =>
    (existsSync(versions) ? readdirSync(versions) : [])
      .map((version) => join(versions, version, 'bin'))
      .findLast((folder) => existsSync(join(folder, 'pg_basebackup')));
  if (installed() === undefined) installDebianPackage('postgresql');
  return installed();
}

/** Starts a primary, and a replica that confirms every commit, for one test. */
export async function startPair(tools: string) {
  const home = tempFolder(onTestFinished);
  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(tools, name), args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], ...nobody });

  async function start(name: string, create: (folder: string) => void): Promise<Server> {
    const folder = join(home, name);
    mkdirSync(folder, { mode: 0o700 });
    if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
    create(folder);
    const port = await freePort();
    const process = spawn(join(tools, 'postgres'), ['-D', folder, '-p', String(port)], {
      cwd: '/',
      stdio: 'ignore',
      ...nobody,
    });
    const exited = once(process, 'exit');
    onTestFinished(async () => {
      kill(process, 'SIGKILL');
      await exited;
    });
    const url = new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
    await vi.waitFor(() => withDatabase(url.href, (db) => db.query('SELECT')), 60_000);
    return { folder, url, process };
  }

  const primary = await start('primary', (folder) => {
    tool('initdb', '--auth=trust', '--username=postgres', '--pgdata', folder);
    appendFileSync(join(folder, 'postgresql.conf'), settings);
  });
  const replica = await start('replica', (folder) => {
    const source = ['--dbname', primary.url.href, '--create-slot', '--slot=replica'];
    tool('pg_basebackup', ...source, '--pgdata', folder, '--write-recovery-conf', '--checkpoint=fast');
  });
  await withDatabase(primary.url.href, async (db) => {
    await db.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await db.query('SELECT pg_reload_conf()');
    await vi.waitFor(async () => {
      const { rows } = await db.query('SELECT FROM pg_stat_replication WHERE sync_state = $1', ['sync']);
      if (rows.length === 0) throw new Error('The replica is not synchronous yet');
    }, 60_000);
  });
  return { primary, replica };
}

/** Sends a signal to PostgreSQL and its child processes, which are not in its process group. */
export function kill({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  if (!existsSync(`/proc/${pid}`)) return;
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      // It has just exited.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
