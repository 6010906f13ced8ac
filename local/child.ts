import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeOptions } from '#server/core/limits.ts';
import type { Running } from './supervised-process.ts';
import { readableLine } from './readable-line.ts';
import { StartError } from './start-error.ts';

export interface ChildOptions {
  /** A Node.js script. */
  script: string;
  env: Readonly<Record<string, string | undefined>>;
  isHealthy(): Promise<boolean>;
  /** Receives each line of stdout and stderr. */
  onLine(line: string): void;
  /** ms between SIGTERM and SIGKILL. */
  stopWithinMs: number;
  signal: AbortSignal;
}

const healthyWithinMs = 60_000;
const healthCheckMs = 40;

/**
 * Starts a Node.js script and resolves when it is healthy. The script exits when its stdin closes, which means that
 * this process has exited.
 */
export async function startChild(options: ChildOptions): Promise<Running> {
  const { script, env, isHealthy, onLine, stopWithinMs, signal } = options;
  const child = spawn(process.execPath, [...nodeOptions, '--enable-source-maps', script], {
    env: { ...env, NORHOLT_SUPERVISED: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);

  let lastError = '';
  const listen = (stream: NodeJS.ReadableStream, isError: boolean) =>
    createInterface({ input: stream }).on('line', (line) => {
      const readable = readableLine(line);
      if (isError && readable.trim() !== '') lastError = readable;
      onLine(readable);
    });
  listen(child.stdout, false);
  listen(child.stderr, true);

  let isGone = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // `close` is emitted after the last line.
    child.once('close', (code, killedBy) => {
      const how = killedBy === null ? `exit code ${code}` : `killed by ${killedBy}`;
      resolve(lastError === '' ? how : `${how}: ${lastError}`);
    });
  }).finally(() => {
    isGone = true;
  });

  const stop = async (): Promise<void> => {
    if (isGone) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await exited;
    clearTimeout(timer);
  };

  const deadline = Date.now() + healthyWithinMs;
  while (!(await isHealthy())) {
    if (isGone) throw new StartError(await exited);
    if (signal.aborted || Date.now() > deadline) {
      await stop();
      throw new StartError(signal.aborted ? 'stopped' : `no response within ${healthyWithinMs / 1000} s`);
    }
    await Promise.race([sleep(healthCheckMs), exited]);
  }
  return { exited, stop };
}

/** Whether all URLs return 2xx. */
export async function respond(...urls: string[]): Promise<boolean> {
  try {
    const statuses = await Promise.all(
      urls.map(async (url) => {
        const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
        await response.body?.cancel();
        return response.ok;
      }),
    );
    return statuses.every(Boolean);
  } catch {
    return false;
  }
}

/** Runs a Node.js script until it exits. Returns null on success, otherwise its output. */
export async function runToEnd(
  script: string,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<string | null> {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => output.push(line));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : output.join('\n')));
  });
}
