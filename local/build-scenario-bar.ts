import path from 'node:path';
import { buildOnce, isBuilt, outDirOf, type Build } from './build-once.ts';
import { projectRoot } from './bundle.js';

const folder = path.join(projectRoot, 'workbench/scenario');

/** Not part of the app's build or of `npm run build`. */
const bar: Build = {
  name: 'scenario-bar',
  sources: [
    'app/lib',
    'contract',
    'local/build-scenario-bar.ts',
    'mocks/fixtures',
    'server/core/problem.ts',
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
      // The page that switches users.
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
