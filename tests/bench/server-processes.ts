import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#server/core/root.ts';
import { freePort } from '#server/core/free-port.ts';
import { nodeOptions } from '#server/core/limits.ts';
import { tokenSecret } from './figures.ts';

export interface ServerProcess {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

/** Starts the shop as `npm run serve` does in production. Its log is discarded. */
export const startShop = (databaseUrl: string): Promise<ServerProcess> =>
  start([...nodeOptions, join(projectRoot, 'local/cli.js'), 'serve'], {
    ...shopSettings,
    DATABASE_URL: databaseUrl,
  });

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

export async function startBare(databaseUrl: string): Promise<ServerProcess> {
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
  return start([outfile], { DATABASE_URL: databaseUrl, MALLOC_ARENA_MAX: '2' });
}

async function start(args: readonly string[], environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(child, 'exit');
  if (child.pid === undefined) throw new Error(`${args.join(' ')} did not start`);
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`${args.join(' ')} exited: ${stderr}`))),
  ]);
  child.stdout.resume();
  return {
    pid: child.pid,
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
