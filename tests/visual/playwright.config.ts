import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/* `run.ts` sets these variables, once for the stories of the base and once for those of the working tree. */
const {
  VISUAL_STORYBOOK: storybook = '',
  VISUAL_SCREENSHOTS: screenshots = '',
  VISUAL_TITLE: title = '',
  VISUAL_PORT: port = '3960',
} = process.env;

const cache = join(import.meta.dirname, '../../.cache/visual');
/** A sub-path, as on a shared host. */
const path = '/shop/storybook/';

export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'test-results'),
  snapshotPathTemplate: join(screenshots, '{arg}{ext}'),
  fullyParallel: true,
  workers: '100%',
  timeout: 120_000,
  reporter: [['line'], ['html', { outputFolder: join(cache, 'report'), open: 'never', title }]],
  // A screenshot is compared exactly.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0 } },
  use: {
    baseURL: `http://localhost:${port}${path}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-lcd-text',
        // Otherwise the shade of an edge depends on how much of a tile is painted again.
        '--disable-partial-raster',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir '${storybook}' --base ${path} --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}${path}`,
  },
});
