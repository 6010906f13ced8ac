import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { nodeOptions } from '../core/limits.ts';
import { projectRoot } from '../core/root.ts';
import { testSecret } from './app.ts';
import { bundle } from './bundle.ts';
import { freePort } from '../core/free-port.ts';

interface ServerProcess {
  origin: string;
  /** Current memory of the process plus the peak memory of each child process, in bytes. */
  memory(): number;
}

/** Starts the server as a process and ends it after the test file. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const program = await bundle('server/main.ts');
  const port = String(await freePort());
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: port,
      RATE_LIMIT_SCALE: '1000',
      TOKEN_SECRET: testSecret,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(() => child.kill('SIGKILL'));
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
  ]);
  const { pid = 0 } = child;
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: () =>
      childrenOf(pid).reduce((sum, child) => sum + statusOf(child, 'VmHWM'), statusOf(pid, 'VmRSS')),
  };
}

/** Returns bytes; 0 for a process that has just exited. */
function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return 1024 * Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
