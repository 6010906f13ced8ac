import { join } from 'node:path';
import * as z from 'zod/mini';

/** What became of one test. */
export interface Outcome {
  /** After the names of the groups around it, with ` > ` between. */
  title: string;
  status: 'passed' | 'failed' | 'left out';
}

interface Runner {
  /** The arguments for Node that run some tests of a copy of the project and write a report. */
  command(tests: { files: readonly string[]; titles: readonly string[]; report: string }): string[];
  readReport(text: string): Outcome[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const vitest = (project: string): Runner => ({
  command: ({ files, titles, report }) => [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...['--project', project],
    ...['--testNamePattern', titles.map((title) => `${escaped(title.replaceAll(' > ', ' '))}$`).join('|')],
    ...['--reporter', 'json', '--outputFile', report],
    ...files,
  ],
  readReport: (text) =>
    VitestReport.parse(JSON.parse(text)).testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        title: [...ancestorTitles, title].join(' > '),
        status: status === 'passed' || status === 'failed' ? status : 'left out',
      })),
    ),
});

/** How the tests of each project are run. Whatever else can name the tests that failed fits in here. */
export const projects = { server: vitest('server') } as const satisfies Record<string, Runner>;

export type Project = keyof typeof projects;

const escaped = (title: string) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
