import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** ms of a clock tick in /proc, on every Linux that Node runs on. */
const tick = 10;

/** CPU ms that a process has used so far, and its children that ended. */
function usedBy(pid: string | number): number {
  const file = `/proc/${pid}/stat`;
  // A process of PostgreSQL may end at any time.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The name in brackets may contain anything. Only numbers and the state follow it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tick, 0);
}

/** CPU ms that a process and all its children have used so far. */
export function cpuOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean)].reduce<number>((sum, one) => sum + usedBy(one), 0);
}

/** The resident memory of a process in MB. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The number of files and connections that a process has open. */
export const openFilesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
