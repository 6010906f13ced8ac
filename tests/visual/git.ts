import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/** The files of the working tree that match `patterns` and are not ignored. */
export const filesIn = (...patterns: readonly string[]): string[] =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** The commit to compare with: `revision`, or HEAD while there are uncommitted changes, or where the branch left main. */
export function findBase(revision?: string): string {
  if (revision !== undefined) return git('rev-parse', '--verify', `${revision}^{commit}`);
  if (git('status', '--porcelain') !== '') return git('rev-parse', 'HEAD');
  const [main = 'main'] = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  ).split('\n');
  return git('merge-base', 'HEAD', main);
}
