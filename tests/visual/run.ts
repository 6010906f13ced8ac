import { execFileSync, execSync, spawnSync, type StdioOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { findBrowser } from '../browser.ts';
import { findBase, git, root } from './git.ts';
import { findAffected, readModuleGraph } from './module-graph.ts';

/* `npm run test:visual`: compares the stories of a commit and of the working tree. See docs/visual-checks.md. */

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', multiple: true, default: [''] },
    all: { type: 'boolean', default: false },
  },
});
const { BRAND: brand = 'norholt' } = process.env;
const cache = join(root, '.cache/visual');
/** Prints errors alone. */
const errors: StdioOptions = ['ignore', 'ignore', 'inherit'];
const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');

function build(folder: string, storybook: string): void {
  const args = ['build', '--test', '--loglevel', 'error', '--output-dir', storybook];
  execFileSync(join(folder, 'node_modules/.bin/storybook'), args, { cwd: folder, stdio: errors });
}

/** Writes the files of a commit, with packages and compiled messages, into the cache. Returns their folder. */
function checkOut(commit: string): string {
  const folder = join(cache, commit);
  if (existsSync(join(folder, 'storybook/iframe.html'))) return folder;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execSync(`git archive ${commit} | tar -x -C '${folder}'`, { cwd: root });
  const hasSamePackages = read(folder, 'package-lock.json') === read(root, 'package-lock.json');
  if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  execSync(hasSamePackages ? 'npm run messages' : 'npm ci', { cwd: folder, stdio: errors });
  build(folder, join(folder, 'storybook'));
  return folder;
}

const Index = z.object({
  entries: z.record(z.string(), z.object({ type: z.string(), importPath: z.string() })),
});

/** The files of stories by the stories' ids. */
function readStories(storybook: string): Map<string, string> {
  const { entries } = Index.parse(JSON.parse(read(storybook, 'index.json')));
  const stories = Object.entries(entries).filter(([, { type }]) => type === 'story');
  return new Map(stories.map(([id, { importPath }]) => [id, importPath.replace(/^\.\//, '')]));
}

/** A folder for screenshots of one brand, browser and way to take them. */
function screenshotsIn(folder: string): string {
  const version = execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' });
  const code = ['stories.spec.ts', 'playwright.config.ts', '../../.storybook/modes.ts'];
  const hash = createHash('sha256').update(version);
  for (const file of code) hash.update(read(import.meta.dirname, file));
  return join(folder, 'screenshots', `${brand}-${hash.digest('hex').slice(0, 12)}`);
}

const base = findBase(options.base);
const folder = checkOut(base);
const screenshots = screenshotsIn(folder);
const storybook = join(cache, 'storybook');
build(root, storybook);

const before = readStories(join(folder, 'storybook'));
const after = readStories(storybook);
const isChanged = (file: string) => {
  const earlier = join(folder, file);
  return !existsSync(earlier) || !readFileSync(earlier).equals(readFileSync(join(root, file)));
};
const isAffected = options.all ? () => true : findAffected(await readModuleGraph(), isChanged);
const isChosen = (id: string) => options.only.some((start) => id.startsWith(start));
for (const id of after.keys()) if (!before.has(id) && isChosen(id)) console.log(`new      ${id}`);
for (const id of before.keys()) if (!after.has(id) && isChosen(id)) console.log(`removed  ${id}`);
const chosen = [...after]
  .filter(([id, file]) => before.has(id) && isChosen(id) && isAffected(file))
  .map(([id]) => id);
const name = `${git('log', '-1', '--format=%h %s', base)}`;
console.log(`${chosen.length} of ${after.size} stories may differ from ${name}`);

function playwright(stories: readonly string[], builtStorybook: string, ...args: readonly string[]): number {
  const list = join(cache, 'stories.json');
  writeFileSync(list, JSON.stringify(stories));
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const { status } = spawnSync('playwright', ['test', '--config', config, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      VISUAL_STORYBOOK: builtStorybook,
      VISUAL_SCREENSHOTS: screenshots,
      VISUAL_STORIES: list,
      VISUAL_TITLE: `Compared with ${name}`,
    },
  });
  return status ?? 1;
}

const missing = chosen.filter((id) => !existsSync(join(screenshots, id)));
if (missing.length > 0)
  playwright(missing, join(folder, 'storybook'), '--update-snapshots=all', '--reporter=line', '--quiet');
if (chosen.length > 0) {
  process.exitCode = playwright(chosen, storybook, '--update-snapshots=none');
  console.log(`Report: ${join(cache, 'report/index.html')}`);
}
