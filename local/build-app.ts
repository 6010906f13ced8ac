import path from 'node:path';
import { buildOnce, isBuilt, type Build } from './build-once.ts';
import { projectRoot } from './bundle.js';
import { compressAssets } from './compress-assets.ts';

const app: Build = {
  name: 'app',
  variant: process.env['BRAND'],
  sources: [
    'app',
    'contract',
    'local/chunk-groups.ts',
    'local/compress-assets.ts',
    'local/earlier-assets.ts',
    'messages',
    'tokens',
    'ui',
    'vite.config.ts',
    'package-lock.json',
  ],
  async build(outDir) {
    const { build } = await import('vite');
    const config = {
      configFile: path.join(projectRoot, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    } as const;
    await build(config);
    await build({ ...config, build: { ssr: 'server-entry.tsx' } });
    await compressAssets(outDir);
  },
};

export const isAppBuilt = () => isBuilt(app);

/** Builds the app into dist/app. */
export const buildApp = () => buildOnce(app);
