import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderLockedError, lockFolder } from '#server/db/embedded/folder-lock.ts';
import { fingerprint, projectRoot } from './bundle.js';

export interface Build {
  /** The folder in dist/. A file beside it contains the fingerprint of the sources. */
  name: string;
  /** Paths relative to the project. */
  sources: readonly string[];
  /** What else the result depends on. */
  variant?: string;
  build(outDir: string): Promise<void>;
}

export const outDirOf = (name: string) => path.join(projectRoot, 'dist', name);

const stateOf = ({ sources, variant = '' }: Build) => fingerprint(sources) + variant;

/** Whether the build exists and its sources have not changed. */
export function isBuilt(build: Build): boolean {
  const { name } = build;
  const record = `${outDirOf(name)}.sources`;
  if (!existsSync(path.join(outDirOf(name), 'index.html')) || !existsSync(record)) return false;
  return readFileSync(record, 'utf8') === stateOf(build);
}

/** Builds it unless it is up to date. Only one process builds at a time. */
export async function buildOnce(build: Build): Promise<void> {
  const outDir = outDirOf(build.name);
  mkdirSync(path.dirname(outDir), { recursive: true });
  const release = await waitForLock(outDir);
  try {
    if (isBuilt(build)) return;
    const built = stateOf(build);
    await build.build(outDir);
    writeFileSync(`${outDir}.sources`, built);
  } finally {
    release();
  }
}

async function waitForLock(outDir: string): Promise<() => void> {
  for (;;) {
    try {
      return await lockFolder(path.dirname(outDir), `${outDir}.lock`);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await sleep(200);
    }
  }
}
