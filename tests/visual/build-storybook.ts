import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addWorktree, hasSamePackages, removeWorktree, root } from './git.ts';

function run(folder: string, command: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Builds the stories of the project in `folder`, without the pages that explain them. */
export function buildStorybook(folder: string, output: string): void {
  const unfinished = `${output}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  run(folder, join(root, 'node_modules/.bin/storybook'), [
    'build',
    '--test',
    '--quiet',
    '--output-dir',
    unfinished,
  ]);
  rmSync(output, { recursive: true, force: true });
  renameSync(unfinished, output);
}

/** Builds the stories as they were at `commit`, unless that has been done. */
export function buildStorybookAt(commit: string, output: string): void {
  if (existsSync(join(output, 'index.json'))) return;
  const folder = join(mkdtempSync(join(tmpdir(), 'norholt-visual-')), 'tree');
  addWorktree(folder, commit);
  try {
    if (hasSamePackages(commit)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    else run(folder, 'npm', ['ci']);
    buildStorybook(folder, output);
  } finally {
    removeWorktree(folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}
