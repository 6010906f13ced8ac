import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#server/core/root.ts';
import { FolderLockedError, lockFolder } from '#server/db/embedded/folder-lock.ts';
import { compressAssets } from './compress-assets.ts';

const outDir = path.join(projectRoot, 'dist/app');
/** Contains the fingerprint of what the app was built from. */
const record = `${outDir}.sources`;
const sources = [
  'app',
  'contract',
  'local/build-app.ts',
  'local/compress-assets.ts',
  'local/earlier-assets.ts',
  'local/text-blocks.ts',
  'messages',
  'tokens',
  'ui',
  'vite.config.ts',
  'package-lock.json',
];
const notASource = /\.(test|stories)\.tsx?$/;

/** Returns a hash of all source files under `roots`, which are relative to the project. */
export function fingerprint(roots: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of roots.flatMap((root) => filesUnder(path.join(projectRoot, root))).sort()) {
    hash
      .update(`${path.relative(projectRoot, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !notASource.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const currentState = () => fingerprint(sources);

/** Whether the app is built, and its sources have not changed since. */
export const isAppBuilt = () => existsSync(record) && readFileSync(record, 'utf8') === currentState();

/** Builds the app into dist/app unless it is up to date. Only one process builds at a time. */
export async function buildApp(): Promise<void> {
  mkdirSync(path.dirname(outDir), { recursive: true });
  const release = await waitForLock();
  try {
    if (isAppBuilt()) return;
    const state = currentState();
    const { build } = await import('vite');
    const config = {
      configFile: path.join(projectRoot, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    } as const;
    await build(config);
    await build({ ...config, build: { ssr: 'server-entry.tsx' } });
    await compressAssets(outDir);
    writeFileSync(record, state);
  } finally {
    release();
  }
}

async function waitForLock(): Promise<() => void> {
  for (;;) {
    try {
      return await lockFolder(path.dirname(outDir), `${outDir}.lock`);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await sleep(200);
    }
  }
}
