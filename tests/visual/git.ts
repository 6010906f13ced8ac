import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function commitOf(revision: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** The commit to compare with: what was asked for, the last one when there is work in progress, or where the branch began. */
export function findBase(asked: string | undefined): string {
  if (asked !== undefined) {
    const commit = commitOf(asked);
    if (commit === undefined) throw new Error(`There is no commit ${asked}.`);
    return commit;
  }
  if (git('status', '--porcelain') !== '') return git('rev-parse', 'HEAD').trim();
  const main = commitOf('main') ?? commitOf('origin/main');
  if (main === undefined) throw new Error('There is no branch main. Name a commit with --base.');
  return git('merge-base', 'HEAD', main).trim();
}

/** The files of `folder`, a tree of the project, that `patterns` name: from the project's root on, and without what git ignores. */
export const filesIn = (folder: string, ...patterns: readonly string[]): string[] =>
  git('-C', folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));

export const hasSamePackages = (commit: string): boolean =>
  git('show', `${commit}:package-lock.json`) === readFileSync(join(root, 'package-lock.json'), 'utf8');

export const addWorktree = (folder: string, commit: string): void => {
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
};

export const removeWorktree = (folder: string): void => {
  git('worktree', 'remove', '--force', folder);
};
