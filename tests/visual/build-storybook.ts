import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addWorktree, hasSamePackages, removeWorktree, root } from './git.ts';
import { fingerprintOf, type Sources } from './sources.ts';

async function run(folder: string, command: string, ...words: readonly string[]): Promise<void> {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  await promisify(execFile)(command, words, options).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(
        `${command} ${words.join(' ')} failed:\n${error.stdout ?? error.message}\n${error.stderr ?? ''}`,
      );
    },
  );
}

/** The project as it was at `commit`, in a folder that is there for as long as `use` takes. */
export async function withTree<Outcome>(
  commit: string,
  use: (folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const outer = mkdtempSync(join(tmpdir(), 'norholt-visual-'));
  const folder = join(outer, 'tree');
  addWorktree(folder, commit);
  try {
    return await use(folder);
  } finally {
    removeWorktree(folder);
    rmSync(outer, { recursive: true, force: true });
  }
}

async function installPackages(folder: string, commit: string): Promise<void> {
  if (hasSamePackages(commit)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else await run(folder, 'npm', 'ci');
}

/**
 * Builds the stories of the project in `folder`, without the pages that explain them, unless that has been
 * done; the answer is where. They are those of `commit`, or of the working tree.
 */
export async function buildStorybook(
  folder: string,
  { sources, builds, commit }: { sources: Sources; builds: string; commit?: string },
): Promise<string> {
  const output = join(builds, fingerprintOf(sources));
  if (existsSync(output)) {
    const today = new Date();
    utimesSync(output, today, today);
    return output;
  }
  if (commit !== undefined) await installPackages(folder, commit);
  const unfinished = `${output}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const storybook = join(root, 'node_modules/.bin/storybook');
  await run(folder, storybook, 'build', '--test', '--loglevel', 'error', '--output-dir', unfinished);
  renameSync(unfinished, output);
  return output;
}
