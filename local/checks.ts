import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPortFree } from '#server/core/free-port.ts';
import { codeOf, OperationError } from '#server/core/operation-error.ts';
import { portVariables, type LocalSettings } from './settings.ts';

/** ms to wait until the child processes of a killed start have released their ports. */
const portTimeout = 8_000;

/** Throws `OperationError` with the first port in use. */
export async function ensurePortsFree(ports: LocalSettings['ports'], wasAbandoned: boolean): Promise<void> {
  const deadline = Date.now() + (wasAbandoned ? portTimeout : 0);
  for (const name of ['shop', 'auth', 'stripe', 'smtp'] as const) {
    const port = ports[name];
    // Both addresses that `localhost` may mean.
    while (!((await canUse(port, '127.0.0.1')) && (await canUse(port, '::1')))) {
      if (Date.now() >= deadline) {
        const variable = portVariables[name];
        throw new OperationError(
          `Port ${port} is in use. Stop the process that uses it, or set ${variable} to a free port: ${variable}=${port + 1} npm start`,
        );
      }
      await sleep(100);
    }
  }
}

async function canUse(port: number, host: string): Promise<boolean> {
  try {
    return await isPortFree(port, host);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EACCES')
      throw new OperationError(`This user cannot listen on port ${port}: use one above 1023.`);
    // Without IPv6 nothing can use the port there.
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    return true;
  }
}

/** Returns the secret for access tokens, created once per data folder so that sessions survive a restart. */
export function tokenSecret(dataDir: string): string {
  const file = path.join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
