import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { git, root } from './git.ts';
import { fingerprint, type ModuleGraph } from './module-graph.ts';

const run = (folder: string, command: string, ...args: readonly string[]) =>
  promisify(execFile)(command, args, { cwd: folder, maxBuffer: 2 ** 26 });

/** Checks out `commit` into a folder that exists while `use` runs. */
export async function withWorktree<Result>(
  commit: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const outer = mkdtempSync(join(tmpdir(), 'norholt-visual-'));
  const folder = join(outer, 'tree');
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    return await use(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(outer, { recursive: true, force: true });
  }
}

async function installPackages(folder: string): Promise<void> {
  const [here, there] = [root, folder].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  if (here === there) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else await run(folder, 'npm', 'ci');
}

/** Builds the stories in `folder`, without docs pages, unless this was done before. Returns where they are. */
export async function buildStorybook(folder: string, graph: ModuleGraph, builds: string): Promise<string> {
  const output = join(builds, fingerprint(graph.contents.keys(), graph));
  if (!existsSync(output)) {
    if (folder !== root) await installPackages(folder);
    const unfinished = `${output}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const options = ['--test', '--loglevel', 'error', '--output-dir', unfinished];
    await run(folder, join(root, 'node_modules/.bin/storybook'), 'build', ...options);
    renameSync(unfinished, output);
  }
  return output;
}

/** Removes builds that are not in `used`. */
export function removeOldBuilds(builds: string, used: readonly string[]): void {
  for (const build of readdirSync(builds).map((name) => join(builds, name))) {
    if (!used.includes(build)) rmSync(build, { recursive: true });
  }
}
