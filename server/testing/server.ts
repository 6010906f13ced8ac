import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { nodeOptions } from '../core/limits.ts';
import { projectRoot } from '../core/root.ts';
import { testSecret } from './app.ts';
import { bundle } from './bundle.ts';
import { freePort } from '../core/free-port.ts';

interface RunOptions {
  /** Of Node.js. */
  options?: readonly string[];
  /** Registers the end of the process. Inside a test, pass `onTestFinished`. */
  after?: (end: () => void) => void;
}

/** Runs a bundle of the server as a process, on a free port unless the environment names one. */
export async function runServer(
  program: string,
  environment: Record<string, string>,
  { options = [], after = afterAll }: RunOptions = {},
) {
  const { PORT: port = String(await freePort()) } = environment;
  const child = spawn(process.execPath, [...options, program], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...environment, PORT: port },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  after(() => void child.kill('SIGKILL'));
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const exited = once(child, 'close').then(([code]: unknown[]) => code);
  /** Resolves when the server listens. Throws what it has printed if it exits. */
  const listening = async () => {
    const failed = exited.then(() => Promise.reject(new Error(output.err)));
    await Promise.race([once(child.stdout, 'data'), failed]);
  };
  return { child, output, exited, listening, origin: `http://127.0.0.1:${port}` };
}

/** Starts the server as a process and ends it after the test file. */
export async function startServer(environment: Record<string, string>) {
  const program = await bundle('server/main.ts');
  const settings = { RATE_LIMIT_SCALE: '1000', TOKEN_SECRET: testSecret, ...environment };
  const { child, listening, origin } = await runServer(program, settings, { options: nodeOptions });
  await listening();
  const { pid = 0 } = child;
  return {
    origin,
    /** Current memory of the process plus the peak memory of each child process, in bytes. */
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

/** The ids of the child processes of a process. Needs Linux. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
