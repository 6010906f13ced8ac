import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { stack } from './stack.ts';

/** Playwright loads this file in every worker; the folder is made once and handed on. */
process.env['NORHOLT_E2E_DATA'] ??= makeDataFolder();

/** Open to others: as root, the database runs under an id that could not enter a private folder. */
function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'norholt-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

export default defineConfig({
  testDir: '.',
  // Emptied when a run starts; another may be going on beside it.
  outputDir: `../../test-results/${stack.ports.shop}`,
  globalTeardown: './remove-data.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the two cores this is made for: a page waits for the shop half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json']],
  use: {
    baseURL: stack.shopUrl,
    // A trace costs more time than the test itself: ask for one with `--trace on`.
    trace: 'off',
    // Drawing what moves takes a third of a run. The first sale and the look at every page have their motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
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
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
