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

const listed = (...words: readonly string[]) =>
  git(...words)
    .split('\0')
    .filter(Boolean);

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

/** Paths of what the working tree holds otherwise than `commit`, from the project's root on. */
export const changedSince = (commit: string): string[] => [
  ...listed('diff', '--name-only', '--no-renames', '-z', commit),
  ...listed('ls-files', '--others', '--exclude-standard', '-z'),
];

export const storyFiles = (): string[] =>
  listed('ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.stories.tsx').filter((file) =>
    existsSync(join(root, file)),
  );

export const hasSamePackages = (commit: string): boolean =>
  git('show', `${commit}:package-lock.json`) === readFileSync(join(root, 'package-lock.json'), 'utf8');

export const addWorktree = (folder: string, commit: string): void => {
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
};

export const removeWorktree = (folder: string): void => {
  git('worktree', 'remove', '--force', folder);
};
