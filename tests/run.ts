import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { findBrowser } from './browser.ts';
import { PlaywrightReport, VitestReport, type Result } from './reports.ts';
import { mustBeShown } from './shown-messages.ts';

/* `npm test`: `vitest run` and `playwright test`, beside the checks of types, lint and format. */

const reports = mkdtempSync(join(tmpdir(), 'norholt-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
};

async function run(program: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [exitCode] = await once(child, 'close');
  return exitCode === 0;
}

/** Counts as one test. */
async function check(name: string): Promise<Result> {
  const isPassed = await run('nice', 'npm', 'run', '--silent', name);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? [] : [name], shown: [] };
}

async function runTests(command: string, report: string, Report: z.ZodMiniType<Result>): Promise<Result> {
  const [program = '', ...args] = command.split(' ');
  const isPassed = await run(program, ...args);
  const { passed, failed, shown } = existsSync(report)
    ? Report.parse(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [], shown: [] };
  // A set-up or an unhandled error can also fail a run.
  const isOutside = failed.length === 0 && !(isPassed && passed > 0);
  return { passed, failed: isOutside ? [`${command}, outside of any test`] : failed, shown };
}

/** Fails if no story and no end-to-end test has shown a product message, or received a problem code. */
function expectAllShown(results: readonly Result[]): Result {
  const shown = new Set(results.flatMap((result) => result.shown));
  const failed = mustBeShown.filter((name) => !shown.has(name)).map((name) => `never shown: ${name}`);
  return { passed: failed.length === 0 ? 1 : 0, failed, shown: [] };
}

// The tests wait at times. The checks use that time and take none from the tests.
const checks = ['check:types', 'check:lint', 'check:format'].map(check);
const results = [
  await runTests(
    `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    vitestReport,
    VitestReport,
  ),
  await runTests('npm run --silent test:e2e', playwrightReport, PlaywrightReport),
  ...(await Promise.all(checks)),
];
results.push(expectAllShown(results));
rmSync(reports, { recursive: true });

const failed = results.flatMap((result) => result.failed);
for (const name of failed) console.log(`FAILED  ${name}`);
console.log(`\n${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
