import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderHeldError, holdFolder } from '#server/db/embedded/holder.ts';
import { fingerprint, projectRoot } from './bundle.js';

const sources = ['app', 'contract', 'tokens', 'ui', 'vite.config.ts', 'package-lock.json'];
const outDir = path.join(projectRoot, 'dist/app');
const record = path.join(projectRoot, 'dist/app.sources');

/** Whether dist/app was built from exactly these sources. */
export function isAppBuilt(): boolean {
  if (!existsSync(path.join(outDir, 'index.html')) || !existsSync(record)) return false;
  return readFileSync(record, 'utf8') === fingerprint(sources);
}

/** Builds the app into dist/app, one builder at a time, unless that was done for these sources. */
export async function buildApp(): Promise<void> {
  mkdirSync(path.dirname(record), { recursive: true });
  const release = await takeTurn();
  try {
    if (isAppBuilt()) return;
    const built = fingerprint(sources);
    const { build } = await import('vite');
    await build({
      configFile: path.join(projectRoot, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    });
    writeFileSync(record, built);
  } finally {
    release();
  }
}

async function takeTurn(): Promise<() => void> {
  const folder = path.dirname(record);
  for (;;) {
    try {
      return await holdFolder(folder, path.join(folder, 'app.lock'));
    } catch (error) {
      if (!(error instanceof FolderHeldError)) throw error;
      await sleep(200);
    }
  }
}
