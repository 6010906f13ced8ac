import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from './processes.ts';

/** Somebody else has the folder open. It is never opened twice: that would lose what either wrote. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

/** ms that a holder who was just killed is given to be gone. */
const grace = 400;

/** Takes the folder for this process, by a file that names it. Throws `FolderLockedError`. */
export async function lockFolder(folder: string, lockFile: string): Promise<() => void> {
  const end = Date.now() + grace;
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
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const found = read(lockFile);
    const holder = found === null ? null : holderOf(found);
    if (holder !== null) {
      if (holder === process.pid || Date.now() > end) throw new FolderLockedError(folder, holder);
      await pause(40);
      continue;
    }
    // What a killed process left behind. Renamed first, so that of two takers one finds it gone.
    const aside = `${lockFile}.${process.pid}`;
    try {
      renameSync(lockFile, aside);
      rmSync(aside, { force: true });
    } catch {
      // The other taker was faster: look again.
    }
  }
}

/** The live process that a lock file names, or null. */
function holderOf(content: string): number | null {
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
