import { relative } from 'node:path';
import * as z from 'zod/mini';

/** The outcome of a test run. */
export interface Result {
  passed: number;
  /** The tests that failed, as `file: title`. */
  failed: readonly string[];
}

/** Vitest's JSON report. */
export const VitestReport = z.pipe(
  z.object({
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  }),
  z.transform(({ numPassedTests, testResults }): Result => ({
    passed: numPassedTests,
    failed: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    ),
  })),
);

const Suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const failedIn = ({ specs, suites = [] }: z.infer<typeof Suite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

/** Playwright's JSON report. */
export const PlaywrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.number() }), suites: z.array(Suite) }),
  z.transform(({ stats, suites }): Result => ({ passed: stats.expected, failed: suites.flatMap(failedIn) })),
);
