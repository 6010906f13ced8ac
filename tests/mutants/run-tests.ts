import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { VitestReport } from '../reports.ts';

const escaped = (title: string) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Runs tests (`file › title`) in a copy of the project. A file that does not load counts as no test. */
export function runTests(copy: string, tests: readonly string[]) {
  const parts = tests.map((test) => test.split(' › '));
  const pattern = parts.map(([, ...path]) => `${escaped(path.join(' '))}$`).join('|');
  const report = join(copy, 'mutants-report.json');
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project=server', '--project=unit'],
    ...['--reporter=default', '--reporter=json', `--outputFile=${report}`, `--testNamePattern=${pattern}`],
    ...parts.map(([file = '']) => file),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 300_000 + tests.length * 30_000,
    killSignal: 'SIGINT',
    env: { CI: '1', ...process.env },
  });
  try {
    return { ...VitestReport.parse(JSON.parse(readFileSync(report, 'utf8'))), output: stdout + stderr };
  } catch {
    return { passed: 0, failed: [], output: stdout + stderr };
  } finally {
    rmSync(report, { force: true });
  }
}
