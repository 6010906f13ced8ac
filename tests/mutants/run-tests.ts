import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { PlaywrightReport, VitestReport } from '../reports.ts';

const vitest = (...projects: readonly string[]) => ({
  program: [
    'vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
  ],
  options: (pattern: string, report: string) => [`--testNamePattern=${pattern}`, `--outputFile=${report}`],
  Report: VitestReport,
});

const runners = {
  server: vitest('server', 'unit'),
  storybook: vitest('storybook'),
  playwright: {
    program: [
      '@playwright/test/cli.js',
      'test',
      '--config=tests/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    options: (pattern: string) => [`--grep=${pattern}`],
    Report: PlaywrightReport,
  },
};

type Runner = keyof typeof runners;

const runnerOf = (test: string): Runner => {
  if (test.includes('.stories.tsx › ')) return 'storybook';
  return test.includes('.spec.ts › ') ? 'playwright' : 'server';
};

/** Groups tests by what runs them. */
export const byRunner = (tests: readonly string[]): string[][] =>
  (['server', 'storybook', 'playwright'] as const)
    .map((runner) => tests.filter((test) => runnerOf(test) === runner))
    .filter((group) => group.length > 0);

const escaped = (title: string) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Runs tests (`file › title`) of one runner in a copy of the project. A file that does not load counts as no test. */
export function runTests(copy: string, tests: readonly string[]) {
  const runner = runnerOf(tests[0] ?? '');
  const { program, options, Report } = runners[runner];
  const parts = tests.map((test) => test.split(' › '));
  const titles = parts.map(([, ...path]) => path.join(' '));
  const names = runner === 'storybook' ? titles.map(storyNameFromExport) : titles;
  const pattern = names.map((name) => `${escaped(name)}$`).join('|');
  const report = join(copy, 'mutants-report.json');
  const [script = '', ...args] = [
    ...program,
    ...options(pattern, report),
    ...parts.map(([file = '']) => file),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [join('node_modules', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 300_000 + tests.length * 30_000,
    killSignal: 'SIGINT',
    env: { CI: '1', E2E_PORT: '3930', ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    return { ...Report.parse(JSON.parse(readFileSync(report, 'utf8'))), output: stdout + stderr };
  } catch {
    return { passed: 0, failed: [], output: stdout + stderr };
  } finally {
    rmSync(report, { force: true });
  }
}
