/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // Equivalent where a query always returns a row.
  mutator: { excludedMutations: ['OptionalChaining'] },
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  tempDirName: 'dist/stryker',
  cleanTempDir: 'always',
  dryRunTimeoutMinutes: 15,
  timeoutMS: 60_000,
  disableTypeChecks: false,
  ignorePatterns: ['/dist', '/.data', '/docs', '/workbench', '/.storybook'],
  thresholds: { high: 100, low: 100, break: 100 },
};
