import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc, on every Linux that Node runs on. */
const ticks = 100;

interface Stat {
  parent: number;
  /** CPU ms of the process itself, and of children that have ended. */
  own: number;
  reaped: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold anything; from the state on there are numbers only.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = fields.slice(11, 15);
    return {
      parent,
      own: ((user + system) * 1000) / ticks,
      reaped: ((reapedUser + reapedSystem) * 1000) / ticks,
    };
  } catch {
    return null;
  }
}

/** CPU ms that a process has used so far. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** The same of a PostgreSQL server and all its processes, those that have ended included. */
export function cpuOfPostgres(pid: number): number {
  let sum = cpuOf(pid) + (statOf(pid)?.reaped ?? 0);
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat?.parent === pid) sum += stat.own;
  }
  return sum;
}

/** MB of memory that a process holds. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
