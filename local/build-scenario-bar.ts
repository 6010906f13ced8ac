import path from 'node:path';
import { buildOnce, isBuilt, outDirOf, type Build } from './build-once.ts';
import { projectRoot } from './bundle.js';

const folder = path.join(projectRoot, 'workbench/scenario');

/** A build of its own, which the app's knows nothing of and `npm run build` does not make. */
const bar: Build = {
  name: 'scenario-bar',
  sources: [
    'contract',
    'local/build-scenario-bar.ts',
    'mocks/fixtures',
    'server/problem.ts',
    'messages',
    'tokens',
    'ui',
    'workbench/scenario',
    'package-lock.json',
  ],
  async build(outDir) {
    const { build } = await import('vite');
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const scripts = ['bar.tsx', 'button.ts', 'switch-user.ts'].map((file) =>
      path.join(folder, 'local', file),
    );
    await build({
      configFile: false,
      root: folder,
      // What the server serves beside the scripts: the page on which users change.
      publicDir: path.join(folder, 'local/public'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir,
        emptyOutDir: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: scripts,
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    });
  },
};

export const scenarioBarFolder = outDirOf(bar.name);
export const isScenarioBarBuilt = () => isBuilt(bar);
export const buildScenarioBar = () => buildOnce(bar);
