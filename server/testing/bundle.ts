import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { projectRoot } from '../root.ts';

/** Bundles an entry point as `npm start` does, so that a test can run it as a process of its own. Returns the file. */
export async function bundle(entry: string): Promise<string> {
  const outfile = join(projectRoot, '.cache/server-tests', `${basename(entry, '.ts')}-${process.pid}.js`);
  await build({
    entryPoints: [join(projectRoot, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  afterAll(() => rmSync(outfile));
  return outfile;
}
