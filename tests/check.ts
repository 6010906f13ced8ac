import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from './browser.ts';

/*
 * `npm run check [-- <commit>]`: checks types, and lints, formats and tests what changed since the commit, by
 * default the last one. It runs the unit tests that import a changed file, the server tests and stories beside one,
 * the contract tests of changed calls and mocks, and changed sections with random data. `npm test` runs everything.
 */

const base = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));
const sources = changed.filter((file) => /\.(ts|tsx|js)$/.test(file));

/** The files next to a changed one whose names end in `suffix`. */
const beside = (folder: RegExp, suffix: string): string[] => [
  ...new Set(
    changed
      .filter((file) => folder.test(file))
      .map((file) => path.dirname(file))
      .flatMap((at) =>
        readdirSync(at)
          .filter((name) => name.endsWith(suffix))
          .map((name) => path.join(at, name)),
      ),
  ),
];

interface Step {
  name: string;
  command: string[];
  /** The step is skipped when there are none. */
  files?: string[];
}

/** The reporter prints nothing about tests that pass. */
const vitest = (project: string, mode: string) => [
  ...['vitest', mode, '--run', '--project', project],
  ...['--reporter', 'agent'],
];
const hasChanged = (place: RegExp) => changed.some((file) => place.test(file));
const contractTests = ['tests/contract/parity.test.ts', 'tests/contract/permissions.test.ts'];
const sections = changed.flatMap((file) => /^ui\/sections\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

const steps: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '--no-warn-ignored'], files: sources },
  { name: 'imports', command: ['npm', 'run', '--silent', 'check:imports'] },
  { name: 'format', command: ['prettier', '--check', '--ignore-unknown'], files: changed },
  {
    name: 'unit',
    command: [...vitest('unit', 'related'), '--passWithNoTests'],
    // Tests also import the messages.
    files: [
      ...sources,
      ...changed.filter((file) => file.endsWith('.json')),
      ...beside(/^messages\//, '.test.ts'),
    ],
  },
  {
    name: 'server',
    command: vitest('server', 'run'),
    files: [
      ...beside(/^server\//, '.test.ts'),
      ...(hasChanged(/^(contract\/calls|mocks\/handlers|tests\/contract)/) ? contractTests : []),
    ],
  },
  {
    name: 'stories',
    command: vitest('storybook', 'run'),
    files: beside(/^(ui|workbench)\//, '.stories.tsx'),
  },
  {
    name: 'any data',
    command: [...vitest('any-data', 'run'), '--testNamePattern', `^(${sections.join('|')}) `],
    files: sections.length === 0 ? [] : ['tests/ui/any-data.test.tsx'],
  },
];

/** Runs a step and prints its output if it fails. Resolves to whether it passed. */
async function run({ name, command: [program = '', ...args], files = [] }: Step): Promise<boolean> {
  const started = performance.now();
  const options = { env: { ...process.env, CHROMIUM_PATH: findBrowser() }, maxBuffer: 2 ** 28 };
  const failure = await promisify(execFile)(program, [...args, ...files], options).then(
    () => null,
    ({ message, stdout, stderr }: Error & { stdout: string; stderr: string }) =>
      stdout || stderr ? stdout + stderr : message,
  );
  if (failure !== null) console.log(failure);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${failure === null ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
  return failure === null;
}

const chosen = steps.filter(({ files }) => files === undefined || files.length > 0);
const results = await Promise.all(chosen.map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
