import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** The outcome of a test run. */
export interface Result {
  passed: number;
  /** The tests that failed, as `file: title`, and the first line of the error. */
  failed: readonly string[];
  /** The product messages and problem codes that its stories or pages have shown. */
  shown: readonly string[];
}

/** What `.storybook/preview.tsx` adds to the test of a story. */
const StoryMeta = z.object({
  reports: z._default(z.array(z.object({ type: z.string(), result: z.unknown() })), []),
});
const Shown = z.array(z.string());

const describeFailure = (name: string, message = '') =>
  [name, stripVTControlCharacters(message).split('\n', 1)[0]].filter(Boolean).join('\n        ');

const VitestFile = z.object({
  name: z.string(),
  status: z.string(),
  /** Why the file failed outside of its tests, such as in a hook. */
  message: z.string(),
  assertionResults: z.array(
    z.object({
      fullName: z.string(),
      status: z.string(),
      failureMessages: z._default(z.nullable(z.array(z.string())), []),
      meta: StoryMeta,
    }),
  ),
});

function failedTests({ name, status, message, assertionResults }: z.infer<typeof VitestFile>): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [describeFailure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    describeFailure(`${file}: ${fullName}`, failureMessages?.[0]),
  );
}

/** Vitest's JSON report. */
export const VitestReport = z.pipe(
  z.object({ numPassedTests: z.number(), testResults: z.array(VitestFile) }),
  z.transform(({ numPassedTests, testResults }): Result => ({
    passed: numPassedTests,
    failed: testResults.flatMap(failedTests),
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
      tests: z.array(
        z.object({
          annotations: z.array(Annotation),
          results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const failedIn = ({ specs, suites = [] }: z.infer<typeof Suite>): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      describeFailure(`${file}: ${title}`, tests[0]?.results.at(-1)?.error?.message),
    ),
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
