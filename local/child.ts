import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running } from './supervised-process.ts';
import { readableLine } from './readable-line.ts';
import { StartError } from './start-error.ts';

export interface ChildOptions {
  /** A script for Node. */
  script: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether it answers yet. */
  isHealthy(): Promise<boolean>;
  /** A line that it wrote, on either stream. */
  onLine(line: string): void;
  /** How long it may take to stop when asked before it is killed, in ms. */
  stopWithinMs: number;
  signal: AbortSignal;
}

const healthyWithinMs = 60_000;
const askEveryMs = 40;

/**
 * Starts a Node script and resolves once it answers. Its standard input stays open as long as this
 * process lives, which is how it learns that this process was killed.
 */
export async function startChild(options: ChildOptions): Promise<Running> {
  const { script, env, isHealthy, onLine, stopWithinMs, signal } = options;
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env: { ...env, NORHOLT_SUPERVISED: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);

  let lastWords = '';
  const listen = (stream: NodeJS.ReadableStream, isError: boolean) =>
    createInterface({ input: stream }).on('line', (line) => {
      const readable = readableLine(line);
      if (isError && readable.trim() !== '') lastWords = readable;
      onLine(readable);
    });
  listen(child.stdout, false);
  listen(child.stderr, true);

  let isGone = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // `close` comes after the last line was read.
    child.once('close', (code, killedBy) => {
      const how = killedBy === null ? `exit code ${code}` : `killed by ${killedBy}`;
      resolve(lastWords === '' ? how : `${how}: ${lastWords}`);
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
      throw new StartError(signal.aborted ? 'stopped' : `no answer within ${healthyWithinMs / 1000} s`);
    }
    await Promise.race([sleep(askEveryMs), exited]);
  }
  return { exited, stop };
}

/** Whether all of the addresses answer with 2xx. */
export async function answers(...urls: string[]): Promise<boolean> {
  try {
    const statuses = await Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
        await answer.body?.cancel();
        return answer.ok;
      }),
    );
    return statuses.every(Boolean);
  } catch {
    return false;
  }
}

/** Runs a Node script to its end; null when it went well, else what it said last. */
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
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => said.push(line));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : said.join('\n')));
  });
}
