import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#server/core/free-port.ts';
import { installDebianPackage } from '../install-debian-package.ts';
import { tempFolder } from '../temp-folder.ts';

/** PostgreSQL does not run as root. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

interface Server {
  folder: string;
  url: URL;
  process: ChildProcess;
}

/** Returns the folder of an installed PostgreSQL with its tools, which it installs as root on Debian. */
export function findPostgresTools(): string | undefined {
  const installed = () =>
    ['/usr/lib/postgresql']
      .flatMap((folder) =>
        existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : [],
      )
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
    const process = spawn(
      join(tools, 'postgres'),
      [
        '-D',
        folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      { cwd: '/', stdio: 'ignore', ...nobody },
    );
    const exited = once(process, 'exit');
    onTestFinished(async () => {
      kill(process, 'SIGKILL');
      await exited;
    });
    const url = new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
    await vi.waitFor(() => query(url, 'SELECT'), 20_000);
    return { folder, url, process };
  }

  const primary = await start('primary', (folder) => {
    tool('initdb', '--auth=trust', '--username=postgres', '--pgdata', folder);
    appendFileSync(join(folder, 'postgresql.conf'), 'max_connections = 200\nwal_level = replica\n');
  });
  const replica = await start('replica', (folder) => {
    const source = ['--dbname', primary.url.href, '--create-slot', '--slot=replica'];
    tool('pg_basebackup', ...source, '--pgdata', folder, '--write-recovery-conf', '--checkpoint=fast');
  });
  await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await query(primary.url, 'SELECT pg_reload_conf()');
  await vi.waitFor(async () => {
    const { rows } = await query(primary.url, 'SELECT sync_state FROM pg_stat_replication');
    if (rows[0]?.sync_state !== 'sync') throw new Error('The replica is not synchronous yet');
  }, 20_000);
  return { primary, replica };
}

/** Sends a signal to PostgreSQL and its child processes, which are not in its process group. */
export function kill({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const children = existsSync(`/proc/${pid}`)
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : '';
  for (const each of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      // It has just exited.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

async function query(url: URL, sql: string): Promise<pg.QueryResult<Record<string, string>>> {
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
