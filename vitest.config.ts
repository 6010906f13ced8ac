import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/browser.ts';
import { productMessages } from './tests/shown-messages.ts';

const chromium = (name: string) => ({
  name,
  browser: 'chromium' as const,
  provider: playwright({
    // Disables motion, so that stories do not change while tests look at them.
    contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu'],
      // A getter, because only the story tests need a browser.
      get executablePath() {
        return findBrowser();
      },
    },
  }),
});

/** Half of the work of these tests is done by other processes, mostly the database, so two workers use two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Stories wait for the mocked API or for timers, so one additional page keeps the cores busy. */
const maxPages = availableParallelism() + 1;

export default defineConfig({
  test: {
    projects: [
      {
        // A test that needs a document selects jsdom in its first line.
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Files share the modules that they import, which saves a third of the time.
          isolate: false,
          // The first test of a file waits for its modules, on a busy machine for long.
          testTimeout: 60_000,
          maxWorkers,
          include: [
            '{app,contract,local,messages,mocks,tokens,ui,workbench}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // As above: the server and its packages are loaded once per worker.
          isolate: false,
          maxWorkers,
          include: ['server/**/*.test.ts', 'tests/{attacks,contract,shop}/**/*.test.ts'],
          globalSetup: ['server/testing/postgres.ts'],
          // On a busy machine a server takes long to start.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a test waits for may also take long. Tests that measure say how long it may take.
          expect: { poll: { timeout: 60_000, interval: 10 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // The copies of `tests/mutants` link to the packages.
        server: { fs: { allow: ['.', realpathSync('node_modules')] } },
        test: {
          name: 'storybook',
          // Storybook's own mock of a channel would keep every event of a run, with the elements in it.
          clearMocks: true,
          maxWorkers: maxPages,
          // After the tests without a browser.
          sequence: { groupOrder: 1 },
          // For `.storybook/preview.tsx`.
          env: {
            PRODUCT_MESSAGES: JSON.stringify(productMessages),
          },
          // A flow goes through a dozen screens, and the first story of the app loads its whole source. Longer than the wait of
          // a play, whose error says what is missing.
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            viewport: { width: 1280, height: 900 },
            instances: [chromium('stories')],
          },
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        publicDir: 'app/public',
        optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-dev-runtime'] },
        test: {
          name: 'any-data',
          maxWorkers: maxPages,
          sequence: { groupOrder: 1 },
          include: ['tests/ui/**/*.test.tsx'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 320, height: 640 },
            screenshotFailures: false,
            instances: [chromium('narrowest')],
          },
        },
      },
    ],
  },
});
