import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });

function findCommit(revision: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** The commit to compare with: `revision`, or HEAD while there are uncommitted changes, or where the branch left main. */
export function findBase(revision: string | undefined): string {
  const isDirty = git('status', '--porcelain') !== '';
  const commit =
    findCommit(revision ?? (isDirty ? 'HEAD' : 'main')) ?? (revision ? undefined : findCommit('origin/main'));
  if (commit === undefined)
    throw new Error(`There is no commit ${revision ?? 'main'}. Name one with --base.`);
  return revision === undefined && !isDirty ? git('merge-base', 'HEAD', commit).trim() : commit;
}

/** The files of the tree in `folder` that match `patterns` and are not ignored. */
export const filesIn = (folder: string, ...patterns: readonly string[]): string[] =>
  git('-C', folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));
