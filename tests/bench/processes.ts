import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { buildServer } from '#local/build-server.ts';
import { freePort } from '#server/core/free-port.ts';
import { nodeOptions } from '#server/core/limits.ts';
import { projectRoot } from '#server/core/root.ts';
import { stack } from '#tests/e2e/stack.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { tokenSecret } from './figures.ts';

export interface Process {
  pid: number;
  stop(): Promise<void>;
}

/** Starts a Node.js script of the project and waits for a line of its output that starts with `ready`. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv, ready = ''): Promise<Process> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid = 0 } = child;
  const exited = once(child, 'exit');
  const isReady = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith(ready) && resolve());
  });
  const failed = exited.then(() => Promise.reject(new Error(`${args.join(' ')} has exited`)));
  await Promise.race([isReady, failed]);
  return {
    pid,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Creates a folder that is removed when this process exits. */
export const temporaryFolder = () => tempFolder((remove) => process.once('exit', remove));

/** Runs `npm start` with an empty database and the ports of the end-to-end tests. */
export const startStack = ({ shop, auth, stripe } = stack.ports): Promise<Process> =>
  start(
    ['local/cli.js', 'start'],
    {
      ...process.env,
      PORT: String(shop),
      AUTH_PORT: String(auth),
      STRIPE_PORT: String(stripe),
      DATA_DIR: temporaryFolder(),
      RATE_LIMIT_SCALE: '1000',
    },
    'Ready: ',
  );

export interface Server extends Process {
  port: number;
}

async function startServer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const common = { PATH: process.env['PATH'], PORT: String(port), MALLOC_ARENA_MAX: '2' };
  return { port, ...(await start(args, { ...common, ...env })) };
}

let built: Promise<void> | undefined;

/** Builds the server and starts the shop as `npm run serve` does in production. Its log is discarded. */
export async function startShop(databaseUrl: string): Promise<Server> {
  built ??= buildServer();
  await built;
  return startServer([...nodeOptions, 'local/cli.js', 'serve'], {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://norholt.test',
    TOKEN_SECRET: tokenSecret,
    FIREBASE_PROJECT_ID: 'norholt-bench',
    FIREBASE_API_KEY: 'bench',
    RATE_LIMIT_SCALE: '1000000',
    ALLOW_RATE_LIMIT_SCALE: '1',
    ALLOWED_HOSTS: 'localhost,127.0.0.1',
    // The requests say where they come from.
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_TOKEN: 'k7Qz2Vn9Xr4Lm8Tc',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    PAYMENTS: 'sandbox',
  });
}

/** Starts the bare server. */
export const startBare = (databaseUrl: string): Promise<Server> =>
  startServer(['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts')], {
    DATABASE_URL: databaseUrl,
  });

/** Opens a page in its own context, with an empty cache. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx adds calls of this function to functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}
