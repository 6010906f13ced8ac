import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { portVariables, type LocalSettings, type PortName } from './settings.ts';
import { codeOf, messageOf, StartError } from './start-error.ts';

/** ms to wait until the child processes of a killed start have released their ports. */
const portTimeout = 8_000;

/** Node's `recursive` option never returns when the system reports ENOENT for an existing parent, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Creates the data folder and verifies that it is writable. Throws `StartError`. */
export function ensureWritable(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reasons: Record<string, string> = {
      EACCES: `${userInfo().username} has no write permission`,
      EPERM: `${userInfo().username} has no write permission`,
      EROFS: 'it is on a read-only file system',
      ENOENT: 'it cannot be created there',
      ENOTDIR: 'it or its parent is not a folder',
      EEXIST: 'it is not a folder',
      ENOSPC: 'the disk is full',
    };
    const reason = reasons[codeOf(error) ?? ''] ?? messageOf(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written: ${reason}. Set DATA_DIR to a writable folder.`,
      { cause: error },
    );
  }
}

export interface DataDirLock {
  release(): void;
  /** Whether the last start on this folder was killed, so that its child processes may still be running. */
  wasAbandoned: boolean;
}

/** Locks the data folder for this process. Throws `FolderLockedError`. */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const lockFile = path.join(dataDir, 'start.lock');
  const wasAbandoned = existsSync(lockFile);
  return { release: await lockFolder(dataDir, lockFile), wasAbandoned };
}

/** Throws `StartError` with the first port in use. */
export async function ensurePortsFree(ports: LocalSettings['ports'], wasAbandoned: boolean): Promise<void> {
  const deadline = Date.now() + (wasAbandoned ? portTimeout : 0);
  for (const [name, port] of entries(ports)) {
    while (!(await isPortFree(port))) {
      if (Date.now() >= deadline) {
        const variable = portVariables[name];
        throw new StartError(
          `Port ${port} is in use. Stop the process that uses it, or set ${variable} to a free port: ${variable}=${port + 1} npm start`,
        );
      }
      await sleep(100);
    }
  }
}

const entries = (ports: LocalSettings['ports']): Array<[PortName, number]> => [
  ['shop', ports.shop],
  ['auth', ports.auth],
  ['stripe', ports.stripe],
];

/** Free on both addresses that `localhost` may mean. */
async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) if (!(await canListen(port, host))) return false;
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = codeOf(error);
      // Without IPv6 nothing can use the port there.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') resolve(true);
      else if (code === 'EADDRINUSE') resolve(false);
      else if (code === 'EACCES') {
        reject(new StartError(`${userInfo().username} cannot listen on port ${port}: use one above 1023.`));
      } else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Returns the secret for access tokens, created once per data folder so that sessions survive a restart. */
export function tokenSecret(dataDir: string): string {
  const file = path.join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
