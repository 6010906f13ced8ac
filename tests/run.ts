import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { findBrowser } from './browser.ts';
import { PlaywrightReport, VitestReport, type Result } from './reports.ts';

/* `npm test [-- <step>...]`: runs all steps, or the named ones. */

interface Step {
  name: string;
  command: readonly string[];
  /** The JSON report that the command writes. A step without one counts as one test. */
  Report?: z.ZodMiniType<Result>;
}

const reports = mkdtempSync(join(tmpdir(), 'norholt-reports-'));
const reportOf = (step: string) => join(reports, `${step}.json`);

const vitest = (name: string, ...projects: readonly string[]): Step => {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return { name, command: ['vitest', 'run', ...chosen, ...reporters], Report: VitestReport };
};

const checks: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
];
const tests: readonly Step[] = [
  vitest('unit', 'unit', 'server'),
  vitest('stories', 'storybook', 'any-data'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    Report: PlaywrightReport,
  },
];

function readResult({ name, Report }: Step, exitCode: number): Result {
  const failed = exitCode === 0 ? [] : [name];
  if (!Report) return { passed: 1 - failed.length, failed };
  try {
    const result = Report.parse(JSON.parse(readFileSync(reportOf(name), 'utf8')));
    // A set-up or an unhandled error can also fail a run.
    return exitCode !== 0 && result.failed.length === 0
      ? { ...result, failed: [`${name}, outside of any test`] }
      : result;
  } catch {
    return { passed: 0, failed: [`${name}, without a report`] };
  }
}

const browser = findBrowser();

async function run(step: Step, priority: number = constants.priority.PRIORITY_NORMAL): Promise<Result> {
  const started = performance.now();
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step.name) },
  });
  if (child.pid !== undefined) setPriority(child.pid, priority);
  const [exitCode] = await once(child, 'close');
  const result = readResult(step, Number(exitCode ?? 1));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`— ${step.name}: ${result.passed} passed, ${result.failed.length} failed, ${seconds} s\n`);
  return result;
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.includes(name);

// The tests wait at times, the browser tests above all. The checks use that time and take none from the tests.
const low = tests.some(isWanted) ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_NORMAL;
const running = checks.filter(isWanted).map((step) => run(step, low));
const results: Result[] = [];
for (const step of tests.filter(isWanted)) results.push(await run(step));
results.push(...(await Promise.all(running)));
rmSync(reports, { recursive: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.flatMap((result) => result.failed);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
for (const name of failed) console.log(`FAILED  ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
