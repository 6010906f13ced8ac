import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#server/core/root.ts';
import { stack } from '#tests/e2e/stack.ts';

/** Runs `npm start` with an empty database and the ports of the end-to-end tests. Returns a function that stops it. */
export async function openShop(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'norholt-bench-'));
  // Open to other users, because PostgreSQL does not run as root.
  chmodSync(dataDir, 0o755);
  const { shop, auth, stripe } = stack.ports;
  const child = spawn(process.execPath, ['local/cli.js', 'start'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(shop),
      AUTH_PORT: String(auth),
      STRIPE_PORT: String(stripe),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Ready: ') && resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  await Promise.race([ready, exited.then(() => Promise.reject(new Error('The shop did not start.')))]);
  return stop;
}
