import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { projectRoot } from '#server/core/root.ts';

const names = z.record(z.string(), z.string());
const Manifest = z.object({ dependencies: names, optionalDependencies: names });

/** Bundles the server and the commands of the operator into dist/node. Only `dependencies` are needed to run them. */
export async function buildServer(): Promise<void> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  await build({
    absWorkingDir: projectRoot,
    entryPoints: {
      server: 'server/main.ts',
      operations: 'local/operations/main.ts',
      // The server expects it in its own folder.
      'image-worker': 'server/images/image-worker.ts',
    },
    outdir: 'dist/node',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // React's production build, which writes the mails. The environment is read from `process.env` as a whole.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
    // Otherwise a program loads what its dynamic imports need at its start.
    splitting: true,
    chunkNames: 'chunk-[hash]',
    sourcemap: true,
    logLevel: 'warning',
  });
}
