import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, messageOf, OperationError } from '../../core/operation-error.ts';
import { isAlive, startOf } from './processes.ts';

/** Another process uses the folder. Two servers on one folder would lose data. */
export class FolderLockedError extends OperationError {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/** ms to wait for a lock owner that was just killed. */
const exitTimeout = 400;

/** Locks the folder with a file that contains this process's id. Returns the release function. Throws `FolderLockedError`. */
export async function lockFolder(folder: string, lockFile: string): Promise<() => void> {
  const end = Date.now() + exitTimeout;
  const own = `${process.pid} ${startOf(process.pid) ?? ''}\n`;
  for (;;) {
    try {
      const file = openSync(lockFile, 'wx', 0o644);
      writeSync(file, own);
      closeSync(file);
      return () => {
        if (read(lockFile) === own) rmSync(lockFile, { force: true });
      };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = read(lockFile);
    const owner = found === null ? null : ownerOf(found);
    if (owner !== null) {
      if (owner === process.pid || Date.now() > end) throw new FolderLockedError(folder, owner);
      await pause(40);
      continue;
    }
    // A killed process left the file. Only one of several processes can rename it; the others try again.
    const aside = `${lockFile}.${process.pid}`;
    try {
      renameSync(lockFile, aside);
      rmSync(aside, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

/**
 * Creates the data folder if it is missing, and locks it with this file in it. Throws `OperationError` when it cannot be
 * written, and `FolderLockedError`.
 */
export async function lockDataFolder(folder: string, file: string) {
  try {
    makeFolder(folder);
    const dataDir = realpathSync(folder);
    const lockFile = join(dataDir, file);
    /** Whether the last process on this folder was killed, so that its child processes may still be running. */
    const wasAbandoned = existsSync(lockFile);
    return { dataDir, wasAbandoned, release: await lockFolder(dataDir, lockFile) };
  } catch (cause) {
    if (codeOf(cause) === undefined) throw cause;
    throw new OperationError(
      `The data folder ${folder} cannot be written: ${messageOf(cause)}. Set DATA_DIR to a writable folder.`,
      { cause },
    );
  }
}

/** Node's `recursive` option never returns when the system reports ENOENT for an existing parent, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Returns the id of the running process in a lock file, or null. */
function ownerOf(content: string): number | null {
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const actual = startOf(pid);
  return start !== '' && actual !== null && actual !== start ? null : pid;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
