import { build } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#server/core/root.ts';
import { freePort } from '#server/core/free-port.ts';
import { tokenSecret } from './figures.ts';

export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  port: number;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Reports its statements to this process. */
  isReporting?: boolean;
}

/** Starts the shop as `npm run serve` does in production. Its log is discarded. */
export const startShop = (databaseUrl: string, options: StartOptions = {}): Promise<ServerProcess> =>
  start(
    join(projectRoot, 'local/cli.js'),
    ['serve'],
    { ...shopSettings, DATABASE_URL: databaseUrl },
    options,
  );

const shopSettings = {
  PUBLIC_URL: 'https://norholt.test',
  TOKEN_SECRET: tokenSecret,
  FIREBASE_PROJECT_ID: 'norholt-bench',
  FIREBASE_API_KEY: 'bench',
  RATE_LIMIT_SCALE: '1000000',
  ALLOW_RATE_LIMIT_SCALE: '1',
  ALLOWED_HOSTS: 'localhost,127.0.0.1',
  METRICS_TOKEN: 'k7Qz2Vn9Xr4Lm8Tc',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  PAYMENTS: 'sandbox',
  // Settings of the local run, see local/server-environment.ts.
  MALLOC_ARENA_MAX: '2',
};

/** Starts the bare server with a file of recordings. */
export async function startBare(
  databaseUrl: string,
  recordings: string,
  options: StartOptions = {},
): Promise<ServerProcess> {
  const outfile = join(projectRoot, '.cache/bench/bare-server.js');
  await build({
    entryPoints: [join(projectRoot, 'tests/bench/bare-server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return start(outfile, [recordings], { DATABASE_URL: databaseUrl, MALLOC_ARENA_MAX: '2' }, options);
}

async function start(
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
  { isReporting = false }: StartOptions,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(program, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
    execArgv: isReporting ? ['--import', join(projectRoot, 'tests/bench/report-statements.js')] : [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(child, 'exit');
  if (!child.stdout || child.pid === undefined) throw new Error(`${program} did not start`);
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`${program} exited: ${stderr}`))),
  ]);
  child.stdout.resume();
  return {
    child,
    pid: child.pid,
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
