import { readFileSync } from 'node:fs';

/** Whether a process of this id runs, whoever owns it. One that has ended and waits to be noticed does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const state = statOf(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/**
 * When the process was started, in the kernel's ticks since boot; null where there is no /proc. Told
 * together with the id, it tells a process from a later one that was given the same id.
 */
export const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** The fields of /proc/PID/stat behind the name, which may hold spaces itself: state first. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether the process is a PostgreSQL server. Unknown counts as yes, so that none is taken for dead. */
export function looksLikePostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return true;
  }
}
