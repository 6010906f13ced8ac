import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { messageUses } from '#messages/uses.ts';
import { tracePagesPlugin } from './trace-pages.ts';
import { browserPackages } from './browser-packages.ts';
import { moduleMocks } from './module-mocks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** MSW's service worker must be at the root of the site, and no other file of its folder. */
const worker = join(root, 'node_modules/.cache/mock-service-worker');
cpSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(worker, 'mockServiceWorker.js'));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    // A story's folders are its title.
    { directory: '../ui/components', titlePrefix: 'Components' },
    { directory: '../ui/layouts', titlePrefix: 'Layouts' },
    { directory: '../ui/sections', titlePrefix: 'Sections' },
    '../ui/foundations/*.stories.tsx',
    '../workbench/**/*.stories.tsx',
  ],
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
    // vite.config.ts in the root is only for the app.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  features: (features, { test }) => ({
    ...features,
    // Highlights what axe found, and checks every element again after each change. Tests do not need that.
    highlight: test !== true,
    // A guide to the first steps with Storybook.
    sidebarOnboardingChecklist: false,
  }),
  // Otherwise React records each rendering of a test for the profiler.
  previewHead: (head) =>
    process.env['VITEST'] === undefined ? head : `${head}<script>delete console.timeStamp</script>`,
  viteFinal: (base, { test }) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), ...(test === true ? [tracePagesPlugin(root)] : [])],
      // For the Messages page.
      define: { 'import.meta.env.MESSAGE_USES': JSON.stringify(messageUses()) },
      // Storybook may be served under a sub-path.
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
