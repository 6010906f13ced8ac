import { defineConfig } from 'vitest/config';

/** The tests of the server in Stryker's sandbox, where one worker runs them. */
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['{server,tests}/**/*.test.ts'],
    globalSetup: ['server/testing/postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
