import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, on every Linux that Node runs on. */
const ticks = 100;

interface Stat {
  parent: number;
  /** CPU ms of the process itself, and of its children that ended. */
  own: number;
  ended: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain anything. Only numbers and the state follow it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    const toMs = 1000 / ticks;
    return { parent, own: (user + system) * toMs, ended: (endedUser + endedSystem) * toMs };
  } catch {
    return null;
  }
}

/** CPU ms that a process has used so far. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** CPU ms that a PostgreSQL server and all its processes have used so far. */
export function cpuOfPostgres(pid: number): number {
  const server = statOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return [server?.own, server?.ended, ...children.map((stat) => stat?.own)].reduce<number>(
    (sum, ms = 0) => sum + ms,
    0,
  );
}

/** The resident memory of a process in MB. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
