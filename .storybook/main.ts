import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { browserPackages } from './browser-packages.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../ui/**/*.stories.tsx',
    '../workbench/**/*.stories.tsx',
  ],
  staticDirs: ['./public', '../app/public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // The app's own configuration of Vite is for the app.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin()],
      // Storybook is served under a sub-path, too.
      base: './',
      cacheDir: fileURLToPath(new URL('../node_modules/.cache/storybook-vite', import.meta.url)),
      resolve: {
        alias: [
          {
            find: /^\.\/firebase-auth\.ts$/,
            replacement: fileURLToPath(new URL('../workbench/stage/staged-auth.ts', import.meta.url)),
          },
          {
            find: /^#app\/lib\/payments\.tsx$/,
            replacement: fileURLToPath(new URL('../workbench/stage/staged-payments.tsx', import.meta.url)),
          },
        ],
      },
      optimizeDeps: { include: [...browserPackages] },
    }),
};

export default config;
