import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { messageUses } from '#messages/uses.ts';
import { traceModules } from './trace-modules.ts';
import { nameClass } from './trace-names.ts';
import { browserPackages } from './browser-packages.ts';
import { moduleMocks } from './module-mocks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** MSW's service worker must be at the root of the site, and no other file of its folder. */
const worker = join(root, 'node_modules/.cache/mock-service-worker');
cpSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(worker, 'mockServiceWorker.js'));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../ui/**/*.stories.tsx', '../workbench/**/*.stories.tsx'],
  staticDirs: [worker, '../app/public'],
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
  features: (features, { test }) => ({
    ...features,
    // It checks every element again after each change of a page, to highlight what axe has found. Tests do not need that.
    highlight: test !== true,
    // It teaches how to set up a Storybook, which is done.
    sidebarOnboardingChecklist: false,
  }),
  // React would note each rendering of a test for a profiler that nobody opens.
  previewHead: (head) =>
    process.env['VITEST'] === undefined ? head : `${head}<script>delete console.timeStamp</script>`,
  viteFinal: (base, { test }) =>
    mergeConfig(base, {
      plugins: [
        react(),
        ...(test === true
          ? [vanillaExtractPlugin({ identifiers: nameClass }), traceModules(root)]
          : [vanillaExtractPlugin()]),
      ],
      // For the page of the messages.
      define: { 'import.meta.env.MESSAGE_USES': JSON.stringify(messageUses()) },
      // Storybook is served under a sub-path, too.
      base: './',
      cacheDir: join(root, 'node_modules/.cache/storybook-vite'),
      resolve: {
        alias: moduleMocks.map(({ find, file }) => ({
          find,
          replacement: join(root, file),
        })),
      },
      optimizeDeps: { include: [...browserPackages] },
    }),
};

export default config;
