import path from 'node:path';
import { buildOnce, isBuilt, type Build } from './build-once.ts';
import { projectRoot } from './bundle.js';

const app: Build = {
  name: 'app',
  sources: ['app', 'contract', 'messages', 'tokens', 'ui', 'vite.config.ts', 'package-lock.json'],
  async build() {
    const { build } = await import('vite');
    await build({
      configFile: path.join(projectRoot, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    });
  },
};

export const isAppBuilt = () => isBuilt(app);

/** Builds the app into dist/app. */
export const buildApp = () => buildOnce(app);
