import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { newSeed } from '#tests/shop/seeded.ts';
import { linesProvenIn } from '#tests/unit/proof-table.ts';
import { applyBreak } from './apply-break.ts';
import type { Break } from './break.ts';
import { breaks } from './breaks.ts';
import { copyTree } from './copy-tree.ts';
import { breaksOf, draw } from './draw-lines.ts';
import { lineBreaks } from './line-breaks.ts';
import { projects, type Outcome, type Project, type Runner } from './projects.ts';

/*
 * Takes one guard after the other out of a copy of the project and demands that the test that is named for it
 * fails. Before that, in a copy as it is, all those tests must pass. Words after the command choose breaks by name.
 *
 * `--lines` does the same to what ten lines of the specification say, drawn by a seed that is printed:
 * `--seed` draws the same again, `--count` another number of them, and words are the numbers of lines to take.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In milliseconds: for a start, and for each test. */
const patience = { start: 300_000, test: 30_000 };
/** The one at which a runner takes down what it has started. */
const stopSignal = 'SIGINT';

const folder = mkdtempSync(join(tmpdir(), 'norholt-breaks-'));
// PostgreSQL runs as somebody else when this runs as root, and such a folder is its owner's alone.
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs tests in a copy; an empty list when there is no report, as after a mistake in the source. */
async function run(copy: string, project: Project, tests: ReadonlyArray<Break['red']>): Promise<Outcome[]> {
  const runner: Runner = projects[project];
  const report = join(copy, 'breaks-report.json');
  const asked = {
    files: [...new Set(tests.map(({ file }) => file))],
    titles: tests.map(({ title }) => title),
    report,
  };
  const child = spawn(process.execPath, runner.command(asked), {
    cwd: copy,
    stdio: 'ignore',
    timeout: patience.start + tests.length * patience.test,
    killSignal: stopSignal,
    env: { ...process.env, CI: '1', ...runner.environment?.(asked) },
  });
  const stop = () => child.kill(stopSignal);
  process.once('exit', stop);
  await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  try {
    return runner.readReport(readFileSync(report, 'utf8'));
  } catch {
    return [];
  }
}

/** What became of the named test; undefined when it did not run. */
const outcomeOf = (outcomes: readonly Outcome[], { title }: Break['red']): Outcome | undefined =>
  outcomes.find((one) => one.status !== 'left out' && ` > ${one.title}`.endsWith(` > ${title}`));

/** What a test failed at, in one line. */
const inShort = (reason: string) =>
  stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').trim().slice(0, 160);

const asItIs = join(folder, 'as-it-is');

/** A copy of the project, with what the copy as it is has built: only what a break changes is built again. */
function makeCopy(path: string): string {
  copyTree(root, path);
  const built = join(asItIs, 'dist');
  if (existsSync(built)) cpSync(built, join(path, 'dist'), { recursive: true });
  return path;
}

/** The named tests that do not pass while nothing is broken, and why not. */
async function notGreen(chosen: readonly Break[]): Promise<string[]> {
  const copy = makeCopy(asItIs);
  const names = Object.keys(projects).filter((name): name is Project => name in projects);
  const bad: string[] = [];
  for (const project of names) {
    const tests = chosen.map(({ red }) => red).filter((red) => red.project === project);
    if (tests.length === 0) continue;
    const outcomes = await run(copy, project, tests);
    for (const red of tests) {
      const outcome = outcomeOf(outcomes, red);
      if (outcome?.status === 'passed') continue;
      bad.push(`${red.file}: ${red.title}\n  ${inShort(outcome?.reason ?? 'It did not run.')}`);
    }
  }
  return bad;
}

interface Verdict {
  word: 'red' | 'SURVIVED' | 'DID NOT RUN';
  reason?: string | undefined;
}

async function tryBreak(each: Break, index: number): Promise<Verdict> {
  const copy = makeCopy(join(folder, String(index)));
  const file = join(copy, each.file);
  writeFileSync(file, applyBreak(readFileSync(file, 'utf8'), each));
  const outcome = outcomeOf(await run(copy, each.red.project, [each.red]), each.red);
  rmSync(copy, { recursive: true });
  // Without the test's own failure it proves nothing: a file that does not even load fails too.
  if (outcome === undefined) return { word: 'DID NOT RUN' };
  return outcome.status === 'failed' ? { word: 'red', reason: outcome.reason } : { word: 'SURVIVED' };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1).padStart(5);

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'boolean', default: false },
    seed: { type: 'string' },
    count: { type: 'string', default: '10' },
  },
});

function chooseByName(): readonly Break[] {
  const words = positionals.map((word) => word.toLowerCase());
  const chosen = breaks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
  );
  if (chosen.length === 0) throw new Error(`No break is called ${words.join(' or ')}`);
  return chosen;
}

function chooseLines(): readonly Break[] {
  if (positionals.length > 0) return breaksOf(positionals, lineBreaks);
  const all = linesProvenIn(readFileSync(join(root, 'docs/product-proof.md'), 'utf8')).map(({ id }) => id);
  const seed = Number(values.seed ?? newSeed());
  const drawn = draw(all, seed, Number(values.count));
  console.log(`--seed ${seed} draws these of ${all.length} lines: ${drawn.join(', ')}\n`);
  return breaksOf(drawn, lineBreaks);
}

const chosen = values.lines ? chooseLines() : chooseByName();
const start = performance.now();
const bad = await notGreen(chosen);
for (const test of bad) console.error(`Not green as it is: ${test}`);
console.log(
  `${chosen.length - bad.length} of ${chosen.length} named tests pass as it is, ${seconds(start).trim()} s\n`,
);

let reds = 0;
for (const [index, each] of chosen.entries()) {
  const startedAt = performance.now();
  const { word, reason } = await tryBreak(each, index);
  if (word === 'red') reds += 1;
  const indent = ' '.repeat(21);
  console.log(`${word.padEnd(11)} ${seconds(startedAt)} s  ${each.name}: ${each.why}`);
  console.log(`${indent}${each.red.file}: ${each.red.title}`);
  if (reason !== undefined) console.log(`${indent}${inShort(reason)}`);
}
console.log(`\n${reds} of ${chosen.length} breaks turned their test red, ${seconds(start).trim()} s`);
process.exit(reds === chosen.length && bad.length === 0 ? 0 : 1);
