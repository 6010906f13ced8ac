import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, root, run } from './git.ts';
import { fingerprint, type ModuleGraph } from './module-graph.ts';

function installPackages(folder: string): void {
  const [here, there] = [root, folder].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  if (here === there) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else run(folder, 'npm', 'ci');
  run(folder, 'npm', 'run', 'messages');
}

/** Checks out `commit`, with packages and compiled messages, into a folder that exists while `use` runs. */
export async function withWorktree<Result>(
  commit: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'norholt-visual-'));
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    installPackages(folder);
    return await use(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

/** Builds the stories in `folder`, without docs pages, unless this was done before. Returns where they are. */
export function buildStorybook(folder: string, graph: ModuleGraph, builds: string): string {
  const output = join(builds, fingerprint(graph));
  if (!existsSync(output)) {
    const unfinished = `${output}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const options = ['--test', '--loglevel', 'error', '--output-dir', unfinished];
    run(folder, join(folder, 'node_modules/.bin/storybook'), 'build', ...options);
    renameSync(unfinished, output);
  }
  return output;
}
