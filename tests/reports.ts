import { relative } from 'node:path';
import * as z from 'zod/mini';

/** The outcome of a test run. */
export interface Result {
  passed: number;
  /** The tests that failed, as `file: title`. */
  failed: readonly string[];
  /** The product messages and problem codes that its stories or pages have shown. */
  shown: readonly string[];
}

/** What `.storybook/preview.tsx` adds to the test of a story. */
const StoryMeta = z.object({
  reports: z._default(z.array(z.object({ type: z.string(), result: z.unknown() })), []),
});
const Shown = z.array(z.string());

/** Vitest's JSON report. */
export const VitestReport = z.pipe(
  z.object({
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), meta: StoryMeta })),
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
    shown: testResults
      .flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta.reports))
      .flatMap(({ type, result }) => (type === 'shown' ? Shown.parse(result) : [])),
  })),
);

/** What `tests/e2e/shop.ts` adds to a test. */
const Annotation = z.object({ type: z.string(), description: z.optional(z.string()) });

const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ annotations: z.array(Annotation) })),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const failedIn = ({ specs, suites = [] }: z.infer<typeof Suite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
];
const shownIn = ({ specs, suites = [] }: z.infer<typeof Suite>): string[] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .flatMap(({ type, description = '' }) => (type === 'shown' ? description.split(' ') : [])),
  ...suites.flatMap(shownIn),
];

/** Playwright's JSON report. */
export const PlaywrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.number() }), suites: z.array(Suite) }),
  z.transform(({ stats, suites }): Result => ({
    passed: stats.expected,
    failed: suites.flatMap(failedIn),
    shown: suites.flatMap(shownIn),
  })),
);
