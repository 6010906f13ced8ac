import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache, readResult } from './result.ts';

const { stories, compared, base } = readResult();
const title = `${compared} of ${stories} stories compared with ${base.slice(0, 12)}`;

/** Turns the result of a comparison into Playwright's HTML report, with its image viewer. */
export default defineConfig({
  testDir: '.',
  testMatch: 'report.spec.ts',
  outputDir: join(cache, 'test-results'),
  fullyParallel: true,
  workers: 2,
  reporter: [['html', { outputFolder: join(cache, 'report'), open: 'never', title }]],
});
