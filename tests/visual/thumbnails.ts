import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { modes } from '#storybook/modes.ts';
import { Thumbnails } from '#ui/story/thumbnails.ts';
import { filesIn, root, run } from './git.ts';
import { fingerprint, readModuleGraph } from './module-graph.ts';
import { renderStories } from './render-stories.ts';
import { cache, hash, imageFile, readResult, readStories, removeOthers, type ImageStore } from './result.ts';
import { openScreenshotCache } from './screenshot-cache.ts';
import { brand, rendererHash, takeScreenshots, type Camera, checkCamera } from './take-screenshots.ts';

/*
 * `npm run thumbnails`: adds a small picture of every state of every section, layout and page to the built Storybook, which
 * it builds if its sources have changed. See docs/visual-checks.md.
 */

const start = performance.now();
const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;

const storybook = join(root, 'dist/storybook');
const folder = join(storybook, 'thumbnails');
const indexFile = join(folder, 'index.json');
const review = join(root, 'dist/review');
const images: ImageStore = { folder: join(cache, 'thumbnails'), type: 'webp' };

const camera: Camera = {
  // From one to the next either the theme or the width changes.
  modes: Object.fromEntries(
    (['desktop dark', 'desktop light', 'phone light', 'phone dark'] as const).map((name) => [
      name,
      modes[name],
    ]),
  ),
  reducedTo: 320,
  isComplete: true,
  images,
  tabs: checkCamera.tabs,
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The sources of the Storybook that has the thumbnails. A build empties its folder, so another Storybook has none. */
const builtSources = () =>
  existsSync(indexFile) ? Thumbnails.parse(readJson(indexFile)).sources : undefined;

/** The id of the project at Chromatic, from `Project:<id>`. */
function chromaticApp(): string | undefined {
  const { projectId } = z
    .object({ projectId: z.optional(z.string()) })
    .parse(readJson(join(root, 'chromatic.config.json')));
  return projectId?.split(':').at(-1);
}

/** Copies the last review into the Storybook. Returns its result. */
function copyReview(): Thumbnails['review'] {
  const resultFile = join(review, 'result.json');
  if (!existsSync(resultFile)) return undefined;
  cpSync(review, join(storybook, 'review'), { recursive: true });
  const { base, changes } = readResult(resultFile);
  return { base, changed: changes.map(({ id }) => id) };
}

const graph = await readModuleGraph(root);
const configuration = filesIn(root, '.storybook').map((file) => readFileSync(join(root, file), 'utf8'));
const sources = hash([fingerprint(graph), ...configuration].join('\n'));
if (builtSources() !== sources) {
  console.log('Building Storybook');
  run(root, 'npm', 'run', '--silent', 'build-storybook');
  console.log(`Storybook is built: ${seconds()}`);
}

for (const needed of [images.folder, folder]) mkdirSync(needed, { recursive: true });
const thumbnailCache = openScreenshotCache(images, rendererHash());
const stories = [...readStories(storybook).values()].filter(({ title }) =>
  /^(Pages|Sections|Layouts)\//.test(title),
);
const { shots, broken, taken } = await renderStories(stories, graph, thumbnailCache, {
  label: 'thumbnails',
  isForced: false,
  take: (missing, onShot) => takeScreenshots(storybook, missing, camera, onShot),
});
thumbnailCache.save();
thumbnailCache.removeUnused();

const names = new Set([...shots.values()].flatMap(({ hashes }) => Object.values(hashes)));
const files = [...names].map((name) => imageFile(name, images));
for (const file of files) cpSync(file, join(folder, basename(file)));
removeOthers(
  folder,
  files.map((file) => basename(file)),
);
const index: Thumbnails = {
  sources,
  brand,
  images: Object.fromEntries([...shots].map(([id, { hashes }]) => [id, hashes])),
  chromaticApp: chromaticApp(),
  review: copyReview(),
};
writeFileSync(indexFile, JSON.stringify(index));
// They have no picture. The visual check fails on them.
for (const { id, reason } of broken) console.error(`BROKEN ${id}: ${reason}`);
console.log(`${taken} of ${stories.length} stories drawn, ${names.size} images: ${seconds()}`);
