import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Runs a command in `folder` and returns its output. */
export const run = (folder: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });

export const git = (...args: readonly string[]): string => run(root, 'git', ...args);

/** The commit to compare with: `revision`, or HEAD while there are uncommitted changes, or where the branch left main. */
export function findBase(revision?: string): string {
  const isDirty = git('status', '--porcelain') !== '';
  const [main = 'main'] = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  ).split('\n');
  try {
    if (revision === undefined && !isDirty) return git('merge-base', 'HEAD', main).trim();
    return git('rev-parse', '--verify', `${revision ?? 'HEAD'}^{commit}`).trim();
  } catch (cause) {
    throw new Error(`There is no commit ${revision ?? main}. Name one with --base.`, { cause });
  }
}

/** The files of the tree in `folder` that match `patterns` and are not ignored. */
export const filesIn = (folder: string, ...patterns: readonly string[]): string[] =>
  git('-C', folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));
