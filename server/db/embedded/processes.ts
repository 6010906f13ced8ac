import { readFileSync } from 'node:fs';
import { codeOf } from '../../core/operation-error.ts';

/** Whether the process runs, whoever owns it. A zombie counts as exited. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const state = statOf(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/**
 * Returns the start time of a process in kernel ticks since boot; null without /proc. Distinguishes a process from a
 * later one with the same id.
 */
export const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** Returns the fields of /proc/PID/stat after the name, which may contain spaces. The first is the state. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether the process is a PostgreSQL server. Returns true when this is unknown. */
export function looksLikePostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return true;
  }
}
