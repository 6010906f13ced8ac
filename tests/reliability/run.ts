import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { measureSoak } from '#tests/bench/server.ts';
import { atMost, printTable, type Cell, type Row, type Table } from '#tests/bench/table.ts';
import { newSeed } from '#tests/shop/seeded.ts';
import { filesIn, readSource } from '#tests/unit/sources.ts';
import { Figures } from './figures.ts';

/*
 * `npm run test:reliability [-- R8 R9]`: runs the tests of all rows of docs/rules.md, or of some, at their full figures,
 * and prints a table. SEED=... repeats a run. `--minutes 30` runs the soak R18, whose database `--keep <folder>` keeps for the next run.
 */

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    keep: { type: 'string' },
  },
});

/** The rows of the tables in docs/rules.md: an id, a scenario and what it must reach. */
const rows = [...readSource('docs/rules.md').matchAll(/^\| (R\d+) \| (.+) \| (.+) \|$/gm)]
  .map(([, id = '', scenario = '', required = '']) => ({ id, scenario, required }))
  .filter(({ id }) => chosen.length === 0 || chosen.includes(id));

/** R12 is that R1 to R7 run with two server processes. */
const isProofOf = (id: string, text: string) =>
  new RegExp(id === 'R12' ? '\\bR[1-7]: ' : `\\b${id}: `).test(text);
const isChosen = (text: string) => rows.some(({ id }) => isProofOf(id, text));

const Report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({ figures: z._default(z.array(Figures), []) }),
        }),
      ),
    }),
  ),
});

/** Runs the tests. Returns those of the rows. */
function runTests(seed: string) {
  const files = filesIn('server', 'tests', 'local').filter(
    (file) => file.endsWith('.test.ts') && isChosen(readSource(file)),
  );
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'norholt-reliability-'));
  const report = join(folder, 'report.json');
  const pattern = `\\b(${rows.map(({ id }) => (id === 'R12' ? 'R[1-7]' : id)).join('|')}): `;
  const { status: exitCode } = spawnSync(
    'vitest',
    [
      ...['run', '--project=server', '--project=unit', '--testNamePattern', pattern],
      // One file at a time, because the others would take the time of a race or of a recovery.
      ...['--no-file-parallelism', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, RELIABILITY: 'full', SEED: seed } },
  );
  const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  const run = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status !== 'skipped' && isChosen(fullName));
  // The invariants are checked after the tests of a file.
  if (exitCode !== 0 && run.every(({ status }) => status === 'passed'))
    throw new Error(`All tests have passed, but not what follows them. See above. SEED=${seed}`);
  return run;
}

type Tested = ReturnType<typeof runTests>;

/** The lines of a scenario: one for each figure under each load, its largest, or one for all tests without figures. */
function linesOf({ id, scenario, required }: (typeof rows)[number], tested: Tested): Row[] {
  const proofs = tested.filter(({ fullName }) => isProofOf(id, fullName));
  const passed = proofs.filter(({ status }) => status === 'passed').length;
  const outcome: Cell = {
    text: `${passed} of ${proofs.length} tests pass`,
    isMet: passed === proofs.length && passed > 0,
  };
  const lines = new Map<string, Row>([['', { scenario: id, load: scenario, required, reached: outcome }]]);
  const most = new Map<string, number>();
  for (const { load, reached } of proofs.flatMap(({ meta }) => meta.figures)) {
    for (const [name, [value, limit]] of Object.entries(reached)) {
      const key = `${load}: ${name}`;
      most.set(key, Math.max(value, most.get(key) ?? value));
      const figure = atMost(most.get(key) ?? value, 2, limit);
      lines.set(key, { scenario: id, load, required: `${name} ≤ ${limit}`, reached: figure });
    }
  }
  return [...lines.values()];
}

const { SEED: seed = String(newSeed()) } = process.env;
console.log(`SEED=${seed}`);
const tested = runTests(seed);
const isTested = ({ id }: (typeof rows)[number]) => id !== 'R18';
const tables: Table[] = [
  {
    title: `On the server, SEED=${seed}`,
    rows: rows.filter(isTested).flatMap((row) => linesOf(row, tested)),
  },
];
if (values.minutes !== undefined) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  tables.push(await measureSoak({ minutes: Number(values.minutes), keep: values.keep }));
}
const results = tables.filter(({ rows: lines }) => lines.length > 0).map(printTable);
process.exit(results.every(Boolean) ? 0 : 1);
