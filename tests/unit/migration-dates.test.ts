import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/core/root.ts';

const git = (...words: string[]) => execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();

function isComplete(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/** The newest migration when dates in the future stopped. */
const since = 1_795_956_000_000;

// Each commit's time in s, and the files that it adds.
test.skipIf(!isComplete())('no migration is dated after its commit', () => {
  const log = git(
    'log',
    '--no-renames',
    '--diff-filter=A',
    '--format=%ct',
    '--name-only',
    '--',
    'server/db/migrations',
  );
  let committedAt = 0;
  const early: string[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const file = /migrations\/((\d+)_.*\.sql)$/.exec(line);
    if (file === null) committedAt = Number(line) * 1000;
    else if (Number(file[2]) > since && Number(file[2]) > committedAt) early.push(file[1] ?? '');
  }
  expect(early).toEqual([]);
});
