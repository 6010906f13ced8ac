import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptanceOf, matches, readAccepted, writeAccepted } from './accepted.ts';
import { buildStorybook, removeOldBuilds, withWorktree } from './build-storybook.ts';
import { findBase, root } from './git.ts';
import { fingerprint, readModuleGraph, sourcesOf, type ModuleGraph } from './module-graph.ts';
import {
  cache,
  readResult,
  readStories,
  resultFile,
  screenshots,
  type Result,
  type Story,
} from './result.ts';
import { openScreenshotCache, type ScreenshotCache } from './screenshot-cache.ts';
import { rendererHash, takeScreenshots, type Outcome, type Results } from './take-screenshots.ts';

/* Compares screenshots of the stories at a commit and in the working tree. See docs/visual-checks.md. */

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    accept: { type: 'string', multiple: true, default: [] },
  },
});

const builds = join(cache, 'builds');
const acceptedFile = join(root, 'tests/visual/accepted.txt');
const accepted = readAccepted(existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : '');

/** Accepts changes of the last comparison. */
function accept(patterns: readonly string[]): number {
  if (!existsSync(resultFile)) throw new Error('There is no comparison whose changes could be accepted.');
  const { changes } = readResult();
  const chosen = changes.filter(({ id }) => patterns.some((pattern) => matches(id, pattern)));
  const lines = (some: typeof changes) => some.map(({ acceptance }) => acceptance);
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
    const files = new Set([...before.storyFiles, ...after.storyFiles]);
    const hashIn = (graph: ModuleGraph, file: string) => fingerprint(sourcesOf(file, graph), graph);
    if (!options.all && [...files].every((file) => hashIn(before, file) === hashIn(after, file)))
      return undefined;
    // One after the other: equal trees share a build.
    return {
      after: { graph: after, storybook: await buildStorybook(root, after, builds) },
      before: { graph: before, storybook: await buildStorybook(folder, before, builds) },
    };
  });

/** Returns cached screenshots of stories and takes the others. */
async function render(
  label: string,
  stories: readonly Story[],
  { graph, storybook }: Side,
  screenshotCache: ScreenshotCache,
  isCached = true,
): Promise<Results> {
  const cached = new Map<string, Outcome>();
  const missing = new Map<string, Story>();
  for (const story of stories) {
    const shots = isCached ? screenshotCache.find(story, graph) : undefined;
    if (shots) cached.set(story.id, shots);
    else missing.set(story.id, story);
  }
  if (missing.size === 0) return { shots: cached, outside: [] };
  const { shots, outside } = await takeScreenshots(storybook, [...missing.keys()], (id, outcome, count) => {
    const story = missing.get(id);
    if (story && !('broken' in outcome)) screenshotCache.add(story, graph, outcome);
    if (count % 100 !== 0 && count !== missing.size) return;
    screenshotCache.save();
    console.log(`${label}: ${count} of ${missing.size} stories`);
  });
  return { shots: new Map([...cached, ...shots]), outside };
}

async function compare(): Promise<number> {
  mkdirSync(screenshots, { recursive: true });
  const base = findBase(options.base);
  const sides = await buildSides(base);
  if (!sides) {
    console.log(`No story can look different from ${base.slice(0, 12)}`);
    return 0;
  }
  const { before, after } = sides;
  const screenshotCache = openScreenshotCache(join(cache, 'screenshots.json'), rendererHash(), screenshots);
  const [storiesBefore, storiesAfter] = [readStories(before.storybook), readStories(after.storybook)];
  const chosen = [...storiesAfter.values()].filter(
    (story) =>
      storiesBefore.has(story.id) &&
      (options.all || !screenshotCache.isSame(story, before.graph, after.graph)),
  );
  console.log(`${chosen.length} of ${storiesAfter.size} stories may differ from ${base.slice(0, 12)}`);
  const { shots: shotsBefore } = await render('before', chosen, before, screenshotCache);
  const { shots: shotsAfter, outside } = await render('after', chosen, after, screenshotCache, !options.all);

  const result: Result = {
    base,
    stories: storiesAfter.size,
    compared: chosen.length,
    changes: [],
    added: [...storiesAfter.values()].filter(({ id }) => !storiesBefore.has(id)),
    removed: [...storiesBefore.values()].filter(({ id }) => !storiesAfter.has(id)),
    broken: [],
    outside: [...outside],
  };
  for (const story of chosen) {
    const [one, other] = [shotsBefore.get(story.id), shotsAfter.get(story.id)];
    if (!one || !other) throw new Error(`${story.id} was not rendered`);
    if ('broken' in one || 'broken' in other) {
      const reasons = Object.entries({ before: one, after: other }).flatMap(([label, outcome]) =>
        'broken' in outcome ? [`${label}: ${outcome.broken}`] : [],
      );
      result.broken.push({ ...story, reason: reasons.join('\n') });
      continue;
    }
    const modes = Object.keys({ ...one.hashes, ...other.hashes })
      .map((mode) => ({ mode, before: one.hashes[mode] ?? null, after: other.hashes[mode] ?? null }))
      .filter((mode) => mode.before !== mode.after);
    if (modes.length === 0) continue;
    const sources = new Set([
      ...sourcesOf(story.importPath, before.graph, one.visited),
      ...sourcesOf(story.importPath, after.graph, other.visited),
    ]);
    const causes = [...sources].filter(
      (file) => before.graph.contents.get(file) !== after.graph.contents.get(file),
    );
    const acceptance = acceptanceOf(story.id, modes);
    result.changes.push({ ...story, causes, modes, acceptance, isAccepted: accepted.has(acceptance) });
  }
  writeFileSync(resultFile, JSON.stringify(result, null, 2));
  screenshotCache.removeUnused();
  removeOldBuilds(builds, [before.storybook, after.storybook]);
  return report(result);
}

/** Prints a result and writes its report. Returns 1 when a change is not accepted or a story is broken. */
function report({ changes, added, removed, broken, outside, compared, stories, base }: Result): number {
  for (const { id, modes, isAccepted } of changes) {
    console.log(`${isAccepted ? 'accepted' : 'CHANGED '} ${id}: ${modes.map(({ mode }) => mode).join(', ')}`);
  }
  for (const { id } of added) console.log(`added    ${id}`);
  for (const { id } of removed) console.log(`removed  ${id}`);
  for (const { id, reason } of broken) console.log(`BROKEN   ${id}: ${reason}`);
  for (const request of outside) console.log(`OUTSIDE  ${request}`);
  const count = changes.filter(({ isAccepted }) => isAccepted).length;
  console.log(
    `${changes.length} of ${compared} compared stories differ from ${base.slice(0, 12)}, ${count} accepted; ${stories} stories in total`,
  );
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
  process.exitCode = 2;
}
