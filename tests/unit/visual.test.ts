import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { acceptanceOf, matches, readAccepted, writeAccepted } from '#tests/visual/accepted.ts';
import { compareImages } from '#tests/visual/compare-images.ts';
import { root } from '#tests/visual/git.ts';
import { readModuleGraph, sourcesOf, type ModuleGraph } from '#tests/visual/module-graph.ts';
import { renderStories } from '#tests/visual/render-stories.ts';
import { imageFile, type ImageStore } from '#tests/visual/result.ts';
import { openScreenshotCache } from '#tests/visual/screenshot-cache.ts';
import { router, tracePages } from '#storybook/trace-pages.ts';

const imports = new Map<string, readonly string[]>([
  ['ui/Card.stories.tsx', ['ui/Card.tsx']],
  ['workbench/Cart.stories.tsx', ['app/routes.tsx']],
  ['ui/Button.tsx', ['ui/Button.css.ts']],
  ['ui/Card.tsx', ['ui/Button.tsx']],
  ['ui/Button.css.ts', []],
  ['app/routes.tsx', ['app/CartRoute.tsx', 'app/HomeRoute.tsx']],
  ['app/CartRoute.tsx', ['ui/Button.tsx']],
  ['app/HomeRoute.tsx', ['ui/Card.tsx']],
]);
const contents = new Map([...imports.keys(), 'tokens/light.ts'].map((file) => [file, `1 ${file}`]));
const graph: ModuleGraph = {
  imports,
  pages: new Set(['app/CartRoute.tsx', 'app/HomeRoute.tsx']),
  shared: ['tokens/light.ts'],
  contents,
};
const changed = (file: string): ModuleGraph => ({ ...graph, contents: new Map(contents).set(file, '2') });
const storyOf = (importPath: string) => ({ id: importPath, title: '', name: '', importPath });
const card = storyOf('ui/Card.stories.tsx');
const cart = storyOf('workbench/Cart.stories.tsx');

let folder: string;
let images: ImageStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norholt-visual-'));
  images = { folder, type: 'png' };
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the sources of a story', () => {
  test('are its direct and indirect imports and the shared files', () => {
    const sources = ['ui/Card.tsx', 'ui/Button.tsx', 'ui/Button.css.ts', 'tokens/light.ts'];
    expect(sourcesOf(card.importPath, graph)).toEqual(new Set([card.importPath, ...sources]));
  });

  test('contain the visited pages, or all pages if these are unknown', () => {
    expect(sourcesOf(cart.importPath, graph, ['app/CartRoute.tsx'])).toContain('app/CartRoute.tsx');
    expect(sourcesOf(cart.importPath, graph, ['app/CartRoute.tsx'])).not.toContain('ui/Card.tsx');
    expect(sourcesOf(cart.importPath, graph)).toContain('app/HomeRoute.tsx');
  });

  test('are read from the project, with the replacements of Storybook', { timeout: 30_000 }, async () => {
    const { imports: found, pages } = await readModuleGraph(root);
    expect(found.get('ui/sections/Team/Team.tsx')).toContain('ui/sections/Team/Team.css.ts');
    expect(found.has('workbench/harness/payments-mock.tsx')).toBe(true);
    expect(found.has('app/lib/payments/stripe.tsx')).toBe(false);
    const traced = tracePages(readFileSync(join(root, router), 'utf8'));
    const visits = [...traced.matchAll(/visit\('([^']+)', import\(/g)].map(([, page]) => page);
    expect(new Set(visits)).toEqual(pages);
    expect(visits).toHaveLength((traced.split('import(').length - 1) / 2);
  });
});

describe('the screenshot cache', () => {
  const open = (renderer = 'chromium') => openScreenshotCache(images, renderer);
  const shots = (...visited: string[]) => ({ hashes: { 'phone light': 'aa' }, visited });
  beforeEach(() => writeFileSync(imageFile('aa', images), ''));

  test('finds the screenshots of equal sources in a later run', () => {
    const cache = open();
    cache.add(card, graph, shots());
    cache.save();
    expect(open().find(card, changed('docs/rules.md'))?.hashes).toEqual({ 'phone light': 'aa' });
    expect(open().find(card, changed('ui/Button.css.ts'))).toBeUndefined();
    expect(open().find(card, changed('tokens/light.ts'))).toBeUndefined();
    expect(open().find(cart, graph)).toBeUndefined();
    expect(open('another browser').find(card, graph)).toBeUndefined();
    rmSync(imageFile('aa', images));
    expect(open().find(card, graph)).toBeUndefined();
  });

  test('uses the visited pages to select stories', () => {
    const cache = open();
    expect(cache.isSame(cart, graph, changed('app/HomeRoute.tsx'))).toBe(false);
    cache.add(cart, graph, shots('app/CartRoute.tsx'));
    expect(cache.isSame(cart, graph, changed('app/HomeRoute.tsx'))).toBe(true);
    expect(cache.find(cart, changed('app/HomeRoute.tsx'))).toBeDefined();
    expect(cache.isSame(cart, graph, changed('ui/Button.css.ts'))).toBe(false);
  });

  test('keeps the three entries that were used last, and no other file', () => {
    const cache = open();
    cache.add(card, graph, shots());
    cache.save();
    for (const file of ['ui/Card.tsx', 'ui/Button.css.ts', 'ui/Button.tsx', 'tokens/light.ts']) {
      cache.add(card, changed(file), shots());
      expect(cache.find(card, graph)).toBeDefined();
    }
    expect(cache.find(card, changed('ui/Card.tsx'))).toBeUndefined();
    writeFileSync(imageFile('bb', images), '');
    cache.removeUnused();
    expect(readdirSync(folder).sort()).toEqual(['aa.png', 'chromium.json']);
  });
});

test('only stories whose sources changed, and broken ones, are rendered again', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const render = async (tree: ModuleGraph, isForced = false) => {
    const taken: string[] = [];
    const { shots, broken } = await renderStories(
      [card, cart],
      tree,
      openScreenshotCache(images, 'chromium'),
      {
        label: 'test',
        isForced,
        async take(stories, onShot) {
          for (const story of stories) {
            taken.push(story.id);
            const isBroken = tree.contents.get('app/CartRoute.tsx') === '2' && story === cart;
            onShot(
              story,
              isBroken ? { broken: 'It failed.' } : { hashes: {}, visited: ['app/CartRoute.tsx'] },
            );
          }
        },
      },
    );
    expect(shots.size + broken.length).toBe(2);
    return taken;
  };
  expect(await render(graph)).toEqual([card.id, cart.id]);
  expect(await render(graph)).toEqual([]);
  expect(await render(changed('ui/Card.tsx'))).toEqual([card.id]);
  expect(await render(changed('app/CartRoute.tsx'))).toEqual([cart.id]);
  expect(await render(changed('app/CartRoute.tsx'))).toEqual([cart.id]);
  expect(await render(graph, true)).toEqual([card.id, cart.id]);
});

test('two images are compared exactly, also in size', async () => {
  const paint = async (height: number, left: number) => {
    const spot = `<rect x="${left}" y="4" width="3" height="2"/>`;
    const svg = `<svg width="40" height="${height}"><rect width="40" height="${height}" fill="#fff"/>${spot}</svg>`;
    const file = join(folder, `${height}-${left}.png`);
    await sharp(Buffer.from(svg)).toFile(file);
    return file;
  };
  const before = await paint(30, 5);
  expect((await compareImages(before, before)).pixels).toBe(0);
  const { pixels, diff } = await compareImages(before, await paint(30, 20));
  expect(pixels).toBe(12);
  expect(await sharp(diff).metadata()).toMatchObject({ width: 40, height: 30 });
  expect((await compareImages(before, await paint(36, 5))).pixels).toBe(240);
});

describe('an acceptance', () => {
  const mode = { mode: 'phone light', before: 'aa', after: 'bb' };

  test('belongs to the screenshots of all changed modes', () => {
    const line = acceptanceOf('sections-team--default', [mode]);
    expect(line).toMatch(/^sections-team--default [0-9a-f]{32}$/);
    expect(acceptanceOf('sections-team--default', [{ ...mode, after: 'cc' }])).not.toBe(line);
    expect(acceptanceOf('sections-team--default', [{ ...mode, before: 'cc' }])).not.toBe(line);
    expect(acceptanceOf('sections-team--default', [mode, { ...mode, mode: 'phone dark' }])).not.toBe(line);
  });

  test('is removed once its change is in the base', () => {
    const text = writeAccepted(new Set(['a--b 1', 'c--d 2']), ['c--d 2', 'e--f 3', 'g--h 4'], ['e--f 3']);
    expect([...readAccepted(text)]).toEqual(['c--d 2', 'e--f 3']);
  });

  test('is named by a story or a pattern', () => {
    expect(matches('sections-team--default', 'sections-team--default')).toBe(true);
    expect(matches('sections-team--default', 'sections-team--*')).toBe(true);
    expect(matches('sections-team--default', 'sections-team')).toBe(false);
    expect(matches('sections-teams--default', 'sections-team--*')).toBe(false);
  });
});
