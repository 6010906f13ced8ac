import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { portVariables, type LocalSettings, type PortName } from './settings.ts';
import { codeOf, messageOf, StartError } from './start-error.ts';

/** How long the children of a start that was killed may take to let go of its ports, in ms. */
const leavePatience = 8_000;

/** Node's own `recursive` never returns where the system says that a parent which exists does not, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Makes the data folder and proves that files can be made in it. Throws `StartError`. */
export function ensureWritable(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reasons: Record<string, string> = {
      EACCES: `${userInfo().username} may not write there`,
      EPERM: `${userInfo().username} may not write there`,
      EROFS: 'it is on a read-only file system',
      ENOENT: 'no folder can be made there',
      ENOTDIR: 'it is no folder, or lies under something that is none',
      EEXIST: 'it is not a folder',
      ENOSPC: 'the disk is full',
    };
    const reason = reasons[codeOf(error) ?? ''] ?? messageOf(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written: ${reason}. Set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
}

export interface Hold {
  release(): void;
  /** Whether the last start on this folder was killed, so that its children may still be leaving. */
  wasAbandoned: boolean;
}

/** Takes the data folder for this process. Throws `FolderLockedError`, which names the one that has it. */
export async function holdDataDir(dataDir: string): Promise<Hold> {
  const lockFile = path.join(dataDir, 'start.lock');
  const wasAbandoned = existsSync(lockFile);
  return { release: await lockFolder(dataDir, lockFile), wasAbandoned };
}

/** Throws `StartError` naming the first port that is taken. */
export async function ensurePortsFree(ports: LocalSettings['ports'], wasAbandoned: boolean): Promise<void> {
  const deadline = Date.now() + (wasAbandoned ? leavePatience : 0);
  for (const [name, port] of entries(ports)) {
    while (!(await isPortFree(port))) {
      if (Date.now() >= deadline) {
        const variable = portVariables[name];
        throw new StartError(
          `Port ${port} is in use. Stop what listens there, or set ${variable} to a free one: ${variable}=${port + 1} npm start`,
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
      // A machine without IPv6 has nothing that could be in the way there.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') resolve(true);
      else if (code === 'EADDRINUSE') resolve(false);
      else if (code === 'EACCES') {
        reject(
          new StartError(`${userInfo().username} may not listen on port ${port}: choose one above 1023.`),
        );
      } else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** What signs access tokens: made once for the folder, so that sessions outlive a restart. */
export function tokenSecret(dataDir: string): string {
  const file = path.join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
