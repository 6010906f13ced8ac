import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { stack } from './stack.ts';

/** Playwright loads this file in every worker, and workers inherit the folder. */
process.env['NORHOLT_E2E_DATA'] ??= makeDataFolder();

/** Open to other users, because PostgreSQL does not run as root. */
function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'norholt-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

export default defineConfig({
  testDir: '.',
  // A run empties its folder when it starts, and a second run may use another port.
  outputDir: `../../test-results/${stack.ports.shop}`,
  globalTeardown: './remove-data.ts',
  // On a busy machine a page takes many times longer.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Two for each of the two cores, because a page waits for the server half of its time.
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../../test-results/report.json' }]],
  use: {
    baseURL: stack.shopUrl,
    // A trace takes longer than the test. `--trace on` records one.
    trace: 'off',
    // Motion takes a third of a run. The checks of every page and of scrolling allow it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      // Like phones, which do not round the width of characters: the fallback fonts have the widths of the fonts.
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: '../..',
    env: {
      PORT: String(stack.ports.shop),
      AUTH_PORT: String(stack.ports.auth),
      STRIPE_PORT: String(stack.ports.stripe),
      DATA_DIR: process.env['NORHOLT_E2E_DATA'],
      RATE_LIMIT_SCALE: '100',
    },
    wait: { stdout: /^Ready: /m },
    stdout: 'pipe',
    // It may build the app first, and a busy machine takes long.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
