import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../ui/**/*.stories.tsx'],
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
      // What Vite finds only in the middle of a run makes it reload, and the run fails.
      optimizeDeps: {
        include: [
          '@hookform/resolvers/zod',
          '@tanstack/react-table',
          '@tanstack/react-virtual',
          '@vanilla-extract/dynamic',
          '@vanilla-extract/recipes/createRuntimeFn',
          'd3-scale',
          'lucide-react',
          'msw',
          'msw/browser',
          'msw-storybook-addon/csf3',
          'p-limit',
          'radix-ui/alert-dialog',
          'radix-ui/dialog',
          'radix-ui/dropdown-menu',
          'radix-ui/tabs',
          'radix-ui/toast',
          'radix-ui/tooltip',
          'react',
          'react-aria-components/Button',
          'react-aria-components/DropZone',
          'react-aria-components/FileTrigger',
          'react-aria-components/Group',
          'react-aria-components/I18nProvider',
          'react-aria-components/Input',
          'react-aria-components/Label',
          'react-aria-components/NumberField',
          'react-aria-components/RadioGroup',
          'react-dom',
          'react-dom/client',
          'react-hook-form',
          'react/jsx-dev-runtime',
          'react/jsx-runtime',
          'zod/mini',
        ],
      },
    }),
};

export default config;
