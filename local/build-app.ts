import path from 'node:path';
import { buildOnce, isBuilt, type Build } from './build-once.ts';
import { projectRoot } from './bundle.js';

const app: Build = {
  name: 'app',
  sources: ['app', 'contract', 'messages', 'tokens', 'ui', 'vite.config.ts', 'package-lock.json'],
  async build() {
    const { build } = await import('vite');
    const config = {
      configFile: path.join(projectRoot, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    } as const;
    await build(config);
    await build({ ...config, build: { ssr: 'server-entry.tsx' } });
  },
};

export const isAppBuilt = () => isBuilt(app);

/** Builds the app into dist/app. */
export const buildApp = () => buildOnce(app);
