import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyBreak } from './apply-break.ts';
import type { Break } from './break.ts';
import { breaks } from './breaks.ts';
import { copyTree } from './copy-tree.ts';
import { projects, type Outcome, type Project } from './projects.ts';

/*
 * Takes one guard after the other out of a copy of the project and demands that the test that is named for it
 * fails. Before that, in a copy as it is, all those tests must pass. Words after the command choose breaks by name.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const patience = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'norholt-breaks-'));
// PostgreSQL runs as somebody else when this runs as root, and such a folder is its owner's alone.
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs tests in a copy; an empty list when there is no report, as after a mistake in the source. */
async function run(copy: string, project: Project, tests: ReadonlyArray<Break['red']>): Promise<Outcome[]> {
  const report = join(copy, 'breaks-report.json');
  const args = projects[project].command({
    files: [...new Set(tests.map(({ file }) => file))],
    titles: tests.map(({ title }) => title),
    report,
  });
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    timeout: patience,
    env: { ...process.env, CI: '1' },
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  try {
    return projects[project].readReport(readFileSync(report, 'utf8'));
  } catch {
    return [];
  }
}

/** What became of the named test; undefined when it did not run. */
const statusOf = (outcomes: readonly Outcome[], { title }: Break['red']): Outcome['status'] | undefined =>
  outcomes.find((one) => one.status !== 'left out' && ` > ${one.title}`.endsWith(` > ${title}`))?.status;

function makeCopy(name: string): string {
  const copy = join(folder, name);
  copyTree(root, copy);
  return copy;
}

/** Titles of the named tests that do not pass while nothing is broken. */
async function notGreen(chosen: readonly Break[]): Promise<string[]> {
  const copy = makeCopy('as-it-is');
  const names = Object.keys(projects).filter((name): name is Project => name in projects);
  const bad: string[] = [];
  for (const project of names) {
    const tests = chosen.map(({ red }) => red).filter((red) => red.project === project);
    if (tests.length === 0) continue;
    const outcomes = await run(copy, project, tests);
    bad.push(
      ...tests
        .filter((red) => statusOf(outcomes, red) !== 'passed')
        .map(({ file, title }) => `${file}: ${title}`),
    );
  }
  rmSync(copy, { recursive: true });
  return bad;
}

type Verdict = 'red' | 'SURVIVED' | 'DID NOT RUN';

async function tryBreak(each: Break, index: number): Promise<Verdict> {
  const copy = makeCopy(String(index));
  const file = join(copy, each.file);
  writeFileSync(file, applyBreak(readFileSync(file, 'utf8'), each));
  const status = statusOf(await run(copy, each.red.project, [each.red]), each.red);
  rmSync(copy, { recursive: true });
  // Without the test's own failure it proves nothing: a file that does not even load fails too.
  if (status === undefined) return 'DID NOT RUN';
  return status === 'failed' ? 'red' : 'SURVIVED';
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1).padStart(5);

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = breaks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
if (chosen.length === 0) throw new Error(`No break is called ${words.join(' or ')}`);

const start = performance.now();
const bad = await notGreen(chosen);
for (const test of bad) console.error(`Not green as it is: ${test}`);
console.log(
  `${chosen.length - bad.length} of ${chosen.length} named tests pass as it is, ${seconds(start).trim()} s\n`,
);

let reds = 0;
for (const [index, each] of chosen.entries()) {
  const startedAt = performance.now();
  const verdict = await tryBreak(each, index);
  if (verdict === 'red') reds += 1;
  console.log(`${verdict.padEnd(11)} ${seconds(startedAt)} s  ${each.name}: ${each.why}`);
  console.log(`${' '.repeat(21)}${each.red.file}: ${each.red.title}`);
}
console.log(`\n${reds} of ${chosen.length} breaks turned their test red, ${seconds(start).trim()} s`);
process.exit(reds === chosen.length && bad.length === 0 ? 0 : 1);
