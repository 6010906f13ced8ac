import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
  const kept = new Set(readdirSync(join(projectRoot, 'server/db/migrations')));
  let committedAt = 0;
  const early: string[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const [, name = '', time] = /migrations\/((\d+)_.*\.sql)$/.exec(line) ?? [];
    if (time === undefined) committedAt = Number(line) * 1000;
    else if (kept.has(name) && Number(time) > since && Number(time) > committedAt) early.push(name);
  }
  expect(early).toEqual([]);
});
