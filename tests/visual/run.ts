import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptanceOf, matches, readAccepted, writeAccepted } from './accepted.ts';
import { buildStorybook, withWorktree } from './build-storybook.ts';
import { findBase, root } from './git.ts';
import { fingerprint, readModuleGraph, sourcesOf, type ModuleGraph } from './module-graph.ts';
import {
  cache,
  readResult,
  readStories,
  removeOthers,
  resultFile,
  screenshots,
  type Result,
  type Story,
} from './result.ts';
import { renderStories } from './render-stories.ts';
import { openScreenshotCache, type ScreenshotCache, type Shots } from './screenshot-cache.ts';
import { checkCamera, rendererHash, takeScreenshots } from './take-screenshots.ts';

/* Compares screenshots of the stories at a commit and in the working tree. See docs/visual-checks.md. */

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: ['*'] },
    accept: { type: 'string', multiple: true, default: [] },
    report: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const builds = join(cache, 'builds');
const acceptedFile = join(root, 'tests/visual/accepted.txt');
const accepted = readAccepted(existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : '');

/** Accepts changes of the last comparison. */
function accept(patterns: readonly string[]): number {
  if (!existsSync(resultFile)) throw new Error('There is no comparison whose changes could be accepted.');
  const { changes } = readResult();
  const chosen = changes.filter(({ id }) => patterns.some((pattern) => matches(id, pattern)));
  const lines = (some: typeof changes) => some.map(({ id, modes }) => acceptanceOf(id, modes));
  writeFileSync(acceptedFile, writeAccepted(accepted, lines(changes), lines(chosen)));
  console.log(`${chosen.length} of ${changes.length} changes accepted in tests/visual/accepted.txt`);
  return chosen.length > 0 ? 0 : 1;
}

interface Side {
  graph: ModuleGraph;
  storybook: string;
}

/** Builds both sides. Returns undefined when no story can look different. */
const buildSides = (base: string): Promise<{ before: Side; after: Side } | undefined> =>
  withWorktree(base, async (folder) => {
    const [before, after] = [await readModuleGraph(folder), await readModuleGraph(root)];
    if (!options.all && fingerprint(before) === fingerprint(after)) return undefined;
    // One after the other: equal trees share a build.
    return {
      after: { graph: after, storybook: buildStorybook(root, after, builds) },
      before: { graph: before, storybook: buildStorybook(folder, before, builds) },
    };
  });

/** Returns the screenshots of stories on one side. Adds stories without screenshots to `broken`. */
async function render(
  side: 'before' | 'after',
  stories: readonly Story[],
  { graph, storybook }: Side,
  screenshotCache: ScreenshotCache,
  broken: Result['broken'],
): Promise<Map<string, Shots>> {
  const rendered = await renderStories(stories, graph, screenshotCache, {
    label: side,
    isForced: options.all && side === 'after',
    take: (missing, onShot) => takeScreenshots(storybook, missing, checkCamera, onShot),
  });
  broken.push(...rendered.broken.map((story) => ({ ...story, side })));
  return rendered.shots;
}

async function compare(): Promise<number> {
  mkdirSync(screenshots.folder, { recursive: true });
  const base = findBase(options.base);
  const sides = await buildSides(base);
  if (!sides) {
    console.log(`No story can look different from ${base.slice(0, 12)}`);
    return 0;
  }
  const { before, after } = sides;
  const screenshotCache = openScreenshotCache(screenshots, rendererHash());
  const [storiesBefore, storiesAfter] = [readStories(before.storybook), readStories(after.storybook)];
  const chosen = [...storiesAfter.values()].filter(
    (story) =>
      storiesBefore.has(story.id) &&
      options.only.some((pattern) => matches(story.id, pattern)) &&
      (options.all || !screenshotCache.isSame(story, before.graph, after.graph)),
  );
  console.log(`${chosen.length} of ${storiesAfter.size} stories may differ from ${base.slice(0, 12)}`);
  const result: Result = {
    base,
    stories: storiesAfter.size,
    compared: 0,
    changes: [],
    added: [...storiesAfter.values()].filter(({ id }) => !storiesBefore.has(id)),
    removed: [...storiesBefore.values()].filter(({ id }) => !storiesAfter.has(id)),
    broken: [],
  };
  const shotsBefore = await render('before', chosen, before, screenshotCache, result.broken);
  const shotsAfter = await render('after', chosen, after, screenshotCache, result.broken);
  for (const story of chosen) {
    const [one, other] = [shotsBefore.get(story.id), shotsAfter.get(story.id)];
    if (!one || !other) continue;
    result.compared += 1;
    const modes = Object.keys({ ...one.hashes, ...other.hashes })
      .map((mode) => ({ mode, before: one.hashes[mode] ?? null, after: other.hashes[mode] ?? null }))
      .filter((mode) => mode.before !== mode.after);
    if (modes.length === 0) continue;
    const sources = [
      ...sourcesOf(story.importPath, before.graph, one.visited),
      ...sourcesOf(story.importPath, after.graph, other.visited),
    ];
    const causes = [...new Set(sources)].filter(
      (file) => before.graph.contents.get(file) !== after.graph.contents.get(file),
    );
    const isAccepted = accepted.has(acceptanceOf(story.id, modes));
    result.changes.push({ ...story, causes, modes, isAccepted });
  }
  writeFileSync(resultFile, JSON.stringify(result, null, 2));
  screenshotCache.removeUnused();
  removeOthers(builds, [basename(before.storybook), basename(after.storybook)]);
  return report(result);
}

const adviceOnBroken =
  'Broken stories are not compared. Fix those that are broken "after". If a story is broken only "before", name a commit that can render it: npm run test:visual -- --base <revision>';

/** Prints a result and, unless told otherwise, writes its report. Returns 1 if a change is not accepted or a story is broken. */
function report({ changes, added, removed, broken, compared, stories, base }: Result): number {
  for (const { id, modes, isAccepted } of changes) {
    console.log(`${isAccepted ? 'accepted' : 'CHANGED '} ${id}: ${modes.map(({ mode }) => mode).join(', ')}`);
  }
  for (const { id } of added) console.log(`added    ${id}`);
  for (const { id } of removed) console.log(`removed  ${id}`);
  for (const { id, side, reason } of broken) console.log(`BROKEN   ${id} ${side}: ${reason}`);
  const count = changes.filter(({ isAccepted }) => isAccepted).length;
  console.log(
    `${changes.length} of ${compared} compared stories differ from ${base.slice(0, 12)}, ${count} accepted; ${stories} stories in total`,
  );
  if (broken.length > 0) console.log(adviceOnBroken);
  if (!options.report) return changes.length === count && broken.length === 0 ? 0 : 1;
  const { status } = spawnSync('playwright', ['test', '--config', 'tests/visual/playwright.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Report: ${join(cache, 'report/index.html')}`);
  return status === 0 ? 0 : 1;
}

try {
  process.exitCode = options.accept.length > 0 ? accept(options.accept) : await compare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Tabs that are still open would keep the process running.
  process.exit(2);
}
