import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { projectRoot } from '../core/root.ts';

/** Bundles an entry point and the image worker, like `npm start`, so that a test can run it as a process. Returns the file. */
export async function bundle(entry: string): Promise<string> {
  const outdir = join(projectRoot, '.cache/server-tests', `${basename(entry, '.ts')}-${process.pid}`);
  const inProject = (file: string) => join(projectRoot, file);
  await build({
    entryPoints: { main: inProject(entry), 'image-worker': inProject('server/images/image-worker.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  afterAll(() => rmSync(outdir, { recursive: true }));
  return join(outdir, 'main.js');
}
