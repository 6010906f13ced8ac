import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import * as calls from '#contract/calls.ts';
import { textBlocks } from '#local/text-blocks.ts';
import { messageUses } from '#messages/uses.ts';
import { moduleMocks } from './module-mocks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** MSW's service worker must be at the root of the site, and no other file of its folder. */
const worker = join(root, 'node_modules/.cache/mock-service-worker');
cpSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(worker, 'mockServiceWorker.js'));

/** A font of Storybook itself. */
const managerFont = (family: string, file: string) =>
  `@font-face{font-family:"${family}";src:url("./fonts/${file}.woff2");font-weight:100 900}`;

const isTest = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    // A story's folders are its title.
    { directory: '../ui/components', titlePrefix: 'Components' },
    { directory: '../ui/layouts', titlePrefix: 'Layouts' },
    // What several domains use.
    { directory: '../ui/sections', files: '*/*.stories.tsx', titlePrefix: 'Sections' },
    // The ids of these stories are older than the domains.
    ...['Shop', 'Catalogue', 'Fitment', 'Orders', 'Import', 'Payments', 'Accounts'].map((domain) => ({
      directory: `../ui/sections/${domain.toLowerCase()}`,
      titlePrefix: domain,
    })),
    '../ui/mail/*.stories.tsx',
    '../ui/foundations/*.stories.tsx',
    '../workbench/**/*.stories.tsx',
  ],
  staticDirs: [worker, '../app/public', { from: '../tokens/fonts', to: 'fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    // For coding assistants, while Storybook runs.
    ...(isTest ? [] : ['@storybook/addon-mcp']),
  ],
  // Tests show no controls.
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
    },
  },
  // Stories that end like another one. The filter of the sidebar shows them.
  tags: { 'test-only': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // vite.config.ts in the root is only for the app.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  features: (features, { test, configType }) => ({
    ...features,
    // Highlights what axe found, and checks every element again after each change. Tests do not need that.
    highlight: test !== true,
    // A guide to the first steps with Storybook.
    sidebarOnboardingChecklist: false,
    // For coding assistants. It takes twenty seconds.
    componentsManifest: configType === 'DEVELOPMENT',
    // The code of a story as it is written, and not as it is rendered.
    experimentalCodeExamples: !isTest,
  }),
  managerHead: (head) =>
    `${head}<style>${managerFont('Archivo Variable', 'archivo-basic')}${managerFont('Martian Mono Variable', 'martian-mono-basic')}</style>`,
  // React records each rendering for the profiler, and Storybook each call of a play for its panel, with the text of every
  // element in it. Tests show neither.
  previewHead: (head) =>
    isTest
      ? `${head}<script>
           delete console.timeStamp;
           window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (calls) => calls };
         </script>`
      : head,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), textBlocks()],
      define: {
        // For the toolbar.
        'import.meta.env.CALLS': JSON.stringify(
          Object.entries(calls).map(([name, { method, path }]) => ({ name, method, path })),
        ),
        // For the page that finds messages.
        'import.meta.env.MESSAGE_USES': JSON.stringify(messageUses()),
      },
      // Storybook may be served under a sub-path.
      base: './',
      cacheDir: join(root, 'node_modules/.cache/storybook-vite'),
      resolve: {
        alias: moduleMocks.map(({ find, file }) => ({ find, replacement: join(root, file) })),
      },
      // Only compiled code imports them, so Vite would find them during a run, and reload the page.
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-dev-runtime'] },
    }),
};

export default config;
