import { join } from 'node:path';
import * as z from 'zod/mini';

/** What became of one test. */
export interface Outcome {
  /** After the names of the groups around it, with ` > ` between. */
  title: string;
  status: 'passed' | 'failed' | 'left out';
  /** What it failed at, in its own words. */
  reason?: string | undefined;
}

interface Tests {
  files: readonly string[];
  titles: readonly string[];
  /** Where the report is to be written. */
  report: string;
}

export interface Runner {
  /** The arguments for Node that run some tests of a copy of the project and write a report. */
  command(tests: Tests): string[];
  /** What these tests read from the environment besides. */
  environment?(tests: Tests): Record<string, string>;
  readReport(text: string): Outcome[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const vitest = (project: string): Runner => ({
  command: ({ files, titles, report }) => [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...['--project', project],
    ...['--testNamePattern', patternOf(titles)],
    ...['--reporter', 'json', '--outputFile', report],
    ...files,
  ],
  readReport: (text) =>
    VitestReport.parse(JSON.parse(text)).testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
        title: [...ancestorTitles, title].join(' > '),
        status: status === 'passed' || status === 'failed' ? status : 'left out',
        reason: failureMessages?.[0],
      })),
    ),
});

const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(PlaywrightSuite));
  },
});
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

const playwrightStatus: Record<string, Outcome['status']> = { expected: 'passed', unexpected: 'failed' };

const outcomesIn = (
  { specs, suites = [] }: z.infer<typeof PlaywrightSuite>,
  around: readonly string[],
): Outcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: [...around, title].join(' > '),
      status: playwrightStatus[status] ?? 'left out',
      reason: results[0]?.error?.message,
    })),
  ),
  ...suites.flatMap((suite) => outcomesIn(suite, [...around, suite.title])),
];

/** Away from the end-to-end tests of the project itself, which may run beside it. */
const port = process.env['E2E_PORT'] ?? '3930';

/** Builds the copy's app and starts its own shop, so that a break is one of the whole product. */
const playwright: Runner = {
  command: ({ files, titles }) => [
    join('node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    ...['--config', join('tests', 'e2e', 'playwright.config.ts')],
    ...['--grep', patternOf(titles)],
    ...['--reporter', 'json'],
    ...files,
  ],
  environment: ({ report }) => ({ E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  readReport: (text) =>
    PlaywrightReport.parse(JSON.parse(text)).suites.flatMap((file) => outcomesIn(file, [])),
};

/** How the tests of each project are run. Whatever else can name the tests that failed fits in here. */
export const projects = { server: vitest('server'), e2e: playwright } as const satisfies Record<
  string,
  Runner
>;

export type Project = keyof typeof projects;

const escaped = (title: string) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const patternOf = (titles: readonly string[]) =>
  titles.map((title) => `${escaped(title.replaceAll(' > ', ' '))}$`).join('|');
