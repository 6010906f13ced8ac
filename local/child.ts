import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeOptions } from '#server/core/limits.ts';
import { OperationError } from '#server/core/operation-error.ts';
import { projectRoot } from '#server/core/root.ts';
import { readableLine } from './readable-line.ts';

export interface ChildOptions {
  /** A program, relative to the project. */
  program: string;
  args?: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Receives each line of stdout and stderr. */
  onLine(line: string): void;
  /** ms between SIGTERM and SIGKILL. */
  stopWithinMs: number;
}

export interface Child {
  /** Resolves with the cause and the last line on stderr when the process has exited for any reason. */
  exited: Promise<{ code: number | null; cause: string }>;
  /** Resolves when the process has exited. */
  stop(): Promise<void>;
}

/** Lines below the message of an uncaught error. */
const noCause = /^\s*($|at |[{}]|Node\.js v)/;

/** Starts a program of the shop. It exits when its stdin closes, which means that this process has exited. */
export function startChild({ program, args = [], env, onLine, stopWithinMs }: ChildOptions): Child {
  const child = spawn(process.execPath, [...nodeOptions, '--import', 'tsx', program, ...args], {
    cwd: projectRoot,
    env: { ...env, NORHOLT_SUPERVISED: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);

  let lastError = '';
  createInterface({ input: child.stdout }).on('line', (line) => onLine(readableLine(line)));
  createInterface({ input: child.stderr }).on('line', (line) => {
    const readable = readableLine(line);
    if (!noCause.test(readable)) lastError = readable;
    onLine(readable);
  });

  let isGone = false;
  const exited = new Promise<{ code: number | null; cause: string }>((resolve) => {
    child.once('error', ({ message }) => resolve({ code: null, cause: message }));
    // `close` is emitted after the last line.
    child.once('close', (code, killedBy) => {
      const how = killedBy === null ? `exit code ${code}` : `killed by ${killedBy}`;
      resolve({ code, cause: lastError === '' ? how : `${how}: ${lastError}` });
    });
  }).finally(() => {
    isGone = true;
  });

  return {
    exited,
    async stop() {
      if (isGone) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Resolves when all URLs respond, however long that takes. Throws `OperationError` when the process exits. */
export async function untilResponding(
  name: string,
  { exited }: Child,
  urls: readonly string[],
): Promise<void> {
  let cause: string | undefined;
  void exited.then((exit) => {
    cause = exit.cause;
  });
  while (!(await respond(urls))) {
    if (cause !== undefined) throw new OperationError(`${name} exited: ${cause}`);
    await Promise.race([sleep(40), exited]);
  }
}

/** Whether all URLs return 2xx. */
async function respond(urls: readonly string[]): Promise<boolean> {
  try {
    const responses = urls.map(async (url) => {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      await response.body?.cancel();
      return response.ok;
    });
    return (await Promise.all(responses)).every(Boolean);
  } catch {
    return false;
  }
}
