import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMutant, rangeOf, readMutants, type Guard, type Mutant } from './mutants.ts';
import { runTests } from './run-tests.ts';

/*
 * Runs StrykerJS on the guards of mutants.yaml, then applies its other mutants to a copy of the project, one at a
 * time, and runs the test that must fail. Words choose by name.
 */

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const isChosen = ([name]: [name: string, entry: unknown]) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));

/** Returns whether all mutants of the guards are killed. */
function runStryker(guards: readonly Guard[]): boolean {
  if (guards.length === 0) return true;
  const ranges = guards.map((guard) => rangeOf(readFileSync(join(root, guard.file), 'utf8'), guard));
  const tests = new Set(guards.flatMap((guard) => guard.tests));
  const stryker = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'tests/mutants/stryker.config.js',
  ];
  const options = ['--mutate', ranges.join(), '--testFiles', [...tests].join()];
  return spawnSync(process.execPath, [...stryker, ...options], { cwd: root, stdio: 'inherit' }).status === 0;
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'norholt-mutants-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  // PostgreSQL runs under another id when this runs as root.
  chmodSync(copy, 0o755);
  const isSource = (path: string) => !/[\\/](node_modules|dist|\.git|\.data|\.cache|\.env)$/.test(path);
  cpSync(root, copy, { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Returns whether the named tests pass without a mutant and kill all mutants. */
function runMutants(mutants: ReadonlyArray<[name: string, mutant: Mutant]>): boolean {
  const copy = copyProject();
  const named = [...new Set(mutants.map(([, { killedBy }]) => killedBy))];
  const before = runTests(copy, named);
  const isGreen = before.failed.length === 0 && before.passed >= named.length;
  const problems = isGreen ? '' : `\n${before.output}`;
  console.log(`${before.passed} of ${named.length} tests pass without a mutant${problems}`);
  const killed = mutants.filter(([name, mutant]) => {
    const file = join(copy, mutant.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, applyMutant(source, mutant));
    const { passed, failed, output } = runTests(copy, [mutant.killedBy]);
    writeFileSync(file, source);
    const verdict = failed.length > 0 ? 'killed  ' : passed > 0 ? 'SURVIVED' : `DID NOT RUN\n${output}`;
    console.log(`${verdict} ${name}: ${mutant.killedBy}`);
    return failed.length > 0;
  });
  console.log(`${killed.length} of ${mutants.length} mutants killed`);
  return isGreen && killed.length === mutants.length;
}

const { guards, mutants } = readMutants();
const chosenGuards = Object.entries(guards).filter(isChosen);
const chosen = Object.entries(mutants).filter(isChosen);
if (chosenGuards.length + chosen.length === 0) throw new Error(`No mutant is called ${words.join(' or ')}`);
const results = [
  runStryker(chosenGuards.map(([, guard]) => guard)),
  chosen.length === 0 || runMutants(chosen),
];
process.exit(results.every(Boolean) ? 0 : 1);
