import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { findBrowser } from './browser.ts';

interface Tally {
  passed: number;
  failed: number;
  /** What failed, by name, in the order of the run. */
  failures: readonly string[];
}

interface Step {
  name: string;
  command: readonly string[];
  /** Only reads the source: such steps go side by side, and each prints when it is done. */
  isCheck?: boolean;
  /** Reads the counts of a finished step from the report it wrote; a plain check counts as one test. */
  tally?: (report: string) => Tally;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
const PlaywrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(PlaywrightSuite));
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

const vitestTally = (report: string): Tally => {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(JSON.parse(report));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures };
};

const failedIn = ({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

const playwrightTally = (report: string): Tally => {
  const { stats, suites } = PlaywrightReport.parse(JSON.parse(report));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedIn),
  };
};

const vitest = (...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=REPORT',
];

const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'], isCheck: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], isCheck: true },
  { name: 'format', command: ['prettier', '--check', '.'], isCheck: true },
  { name: 'unit', command: vitest('unit', 'server'), tally: vitestTally },
  { name: 'stories', command: vitest('storybook', 'any-data'), tally: vitestTally },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    tally: playwrightTally,
  },
];

const reports = mkdtempSync(join(tmpdir(), 'norholt-reports-'));

function readTally(step: Step, report: string, exitCode: number): Tally {
  const byExitCode =
    exitCode === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [step.name] };
  if (!step.tally) return byExitCode;
  try {
    const tally = step.tally(readFileSync(report, 'utf8'));
    // A run that broke outside of any test (a set-up, an unhandled error) failed all the same.
    return exitCode !== 0 && tally.failed === 0
      ? { ...tally, failed: 1, failures: [`${step.name}, outside of any test`] }
      : tally;
  } catch {
    return byExitCode;
  }
}

function run(step: Step, browser: string): Promise<Tally> {
  const report = join(reports, `${step.name}.json`);
  const [program = '', ...args] = step.command.map((word) => word.replace('REPORT', report));
  const printed: Uint8Array[] = [];
  if (!step.isCheck) console.log(`\n— ${step.name}`);
  const started = performance.now();
  return new Promise((resolve) => {
    const output = step.isCheck ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Uint8Array) => printed.push(piece));
    }
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      if (step.isCheck) console.log(`\n— ${step.name}\n${Buffer.concat(printed).toString().trim()}`);
      const tally = readTally(step, report, code ?? 1);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`— ${step.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
      resolve(tally);
    });
  });
}

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name));

const browser = findBrowser();
const total = { passed: 0, failed: 0, failures: [] as string[] };
const add = ({ passed, failed, failures }: Tally) => {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
};
const checks = chosen.filter(({ isCheck }) => isCheck);
(await Promise.all(checks.map((step) => run(step, browser)))).forEach(add);
for (const step of chosen.filter(({ isCheck }) => !isCheck)) add(await run(step, browser));
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
for (const failure of total.failures) console.log(`FAILED  ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
