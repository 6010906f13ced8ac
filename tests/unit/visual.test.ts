import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptanceOf, matches, readAccepted, writeAccepted } from '#tests/visual/accepted.ts';
import { compareImages } from '#tests/visual/compare-images.ts';
import { filesIn, root } from '#tests/visual/git.ts';
import {
  readImports,
  readModuleGraph,
  sourcesOf,
  type Imports,
  type ModuleGraph,
  type Trace,
} from '#tests/visual/module-graph.ts';
import { screenshotFile } from '#tests/visual/result.ts';
import { openScreenshotCache } from '#tests/visual/screenshot-cache.ts';
import { exportsOnlyComponents, traceRenders } from '#storybook/trace-components.ts';
import { router, tracePageImports } from '#storybook/trace-pages.ts';
import { nameClass, sheetName, sheetOf, stylesOthers } from '#storybook/trace-styles.ts';

const always = (...files: readonly string[]): Imports => ({ always: files, pages: [] });
const imports = new Map<string, Imports>([
  ['ui/Card.stories.tsx', always('ui/Card.tsx')],
  ['workbench/Cart.stories.tsx', always('app/routes.tsx')],
  ['ui/Button.tsx', always('ui/Button.css.ts')],
  ['ui/Card.tsx', always('ui/Button.tsx', 'ui/Card.css.ts', 'ui/print.css.ts')],
  ['ui/Button.css.ts', always('ui/frame.css.ts')],
  ['ui/frame.css.ts', always()],
  ['ui/print.css.ts', always()],
  ['ui/Card.css.ts', always()],
  ['app/routes.tsx', { always: [], pages: ['app/CartRoute.tsx', 'app/HomeRoute.tsx'] }],
  ['app/CartRoute.tsx', always('ui/Button.tsx')],
  ['app/HomeRoute.tsx', always('ui/Card.tsx')],
]);
const contents = new Map([...imports.keys(), 'tokens/light.ts'].map((file) => [file, `1 ${file}`]));
const graph: ModuleGraph = {
  storyFiles: ['ui/Card.stories.tsx', 'workbench/Cart.stories.tsx'],
  imports,
  globalStyles: new Set(['ui/print.css.ts']),
  componentModules: new Set(['ui/Button.tsx', 'ui/Card.tsx']),
  shared: new Set(['tokens/light.ts']),
  contents,
};
const nothing: Trace = { pages: [], styles: [], components: [] };
const changed = (file: string): ModuleGraph => ({ ...graph, contents: new Map(contents).set(file, '2') });
const storyOf = (importPath: string) => ({ id: importPath, type: 'story', title: '', name: '', importPath });
const card = storyOf('ui/Card.stories.tsx');
const cart = storyOf('workbench/Cart.stories.tsx');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norholt-visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the sources of a story', () => {
  const all = sourcesOf(card.importPath, graph);
  const missing = (trace: Partial<Trace>, of = graph) => {
    const some = sourcesOf(card.importPath, of, { ...nothing, ...trace });
    return [...all].filter((file) => !some.has(file));
  };

  test('are its direct and indirect imports and the shared files', () => {
    expect(all).toContain('ui/frame.css.ts');
    expect(all).toContain('tokens/light.ts');
    expect(all).not.toContain('app/routes.tsx');
    expect(missing({})).toEqual([]);
  });

  test('contain the visited pages, or all pages if none was recorded', () => {
    const pages = ['app/CartRoute.tsx'];
    expect(sourcesOf(cart.importPath, graph, { ...nothing, pages })).not.toContain('ui/Card.css.ts');
    expect(sourcesOf(cart.importPath, graph, nothing)).toContain('ui/Card.css.ts');
  });

  test('contain the style sheets in use with their imports, and global ones', () => {
    expect(missing({ styles: ['ui-Button-css-ts'] })).toEqual(['ui/Card.css.ts']);
    expect(missing({ styles: ['ui-Card-css-ts'] })).toEqual(['ui/Button.css.ts', 'ui/frame.css.ts']);
  });

  test('contain the rendered components, and modules that export anything else', () => {
    expect(missing({ components: ['ui/Card.tsx'] })).toEqual(['ui/Button.tsx']);
    const withoutComponents = { ...graph, componentModules: new Set<string>() };
    expect(missing({ components: ['ui/Card.tsx'] }, withoutComponents)).toEqual([]);
  });

  test('are read from the project, with the replacements of Storybook', async () => {
    const found = await readImports(root, ['ui/sections/Team/Team.stories.tsx', router]);
    expect(found.get('ui/sections/Team/Team.tsx')?.always).toContain('ui/sections/Team/Team.css.ts');
    expect(found.has('workbench/harness/payments-mock.tsx')).toBe(true);
    expect(found.has('app/lib/payments/stripe.tsx')).toBe(false);
    const traced = tracePageImports(readFileSync(join(root, router), 'utf8'));
    const pages = [...traced.matchAll(/visit\('([^']+)', import\(/g)].map(([, page]) => page);
    expect(new Set(pages)).toEqual(new Set(found.get(router)?.pages));
    expect(pages).toHaveLength((traced.split('import(').length - 1) / 2);
  });
});

describe('a trace', () => {
  test('recognises each style sheet of the project by a class name', () => {
    const sheets = filesIn(root, '*.css.ts');
    const names = sheets.map((filePath) => sheetOf(nameClass({ filePath, hash: '1a2b3c0' })));
    expect(names).toEqual(sheets.map(sheetName));
    expect(new Set(names).size).toBe(sheets.length);
    expect(sheetOf('react-aria-Button')).toBeUndefined();
  });

  test.each([
    ["globalStyle('html', {})", true],
    ['globalStyle(`body:not(:has(${receipt}))`, {})', true],
    ['globalStyle(`body:has(${receipt})`, {})', false],
    ['createGlobalTheme(\n  `:root`, {})', true],
    ['globalStyle(`${row} > *`, {})', false],
    ["export const row = style({ display: 'flex' })", false],
  ])('finds style sheets that style elements without their class: %s', (content, isFound) => {
    expect(stylesOthers(content)).toBe(isFound);
  });

  const component = `import { stars } from './stars.ts';
const full = stars(5);
type Size = 1 | 2;
export interface RatingProps { value: number }
export type { Size };
export function Rating({ value = 5 }: RatingProps) {
  return <Stars count={value} />;
}
function Stars({ count }: { count: number }) { return <i>{full.slice(0, count)}</i>; }
`;

  test('records exported components of a module that exports only components', () => {
    expect(traceRenders('ui/Rating.tsx', component)).toBe(
      component.replace('RatingProps) {', "RatingProps) { window.visual?.render('ui/Rating.tsx');"),
    );
  });

  test.each([
    'export const sizes = [1, 2];',
    'export function starsOf() { return 5; }',
    "export { Portrait } from './Portrait.tsx';",
    'export default function Page() { return null; }',
    'document.title = full;',
    'export class Section {}',
  ])('records no component of a module with: %s', (line) => {
    expect(exportsOnlyComponents('ui/Rating.tsx', component + line)).toBe(false);
    expect(traceRenders('ui/Rating.tsx', component + line)).toBe(component + line);
  });

  test('can record most components of the project', { timeout: 30_000 }, async () => {
    const { componentModules } = await readModuleGraph(root);
    expect(componentModules).toContain('ui/sections/UserTable/UserTable.tsx');
    expect(componentModules.size).toBeGreaterThan(200);
  });
});

describe('the screenshot cache', () => {
  const open = (renderer = 'chromium') =>
    openScreenshotCache(join(folder, 'screenshots.json'), renderer, join(folder, '.'));
  const shots = (trace: Partial<Trace> = {}) => ({ hashes: { 'phone light': 'aa' }, ...nothing, ...trace });
  beforeEach(() => writeFileSync(screenshotFile('aa', folder), ''));

  test('finds the screenshots of equal sources in a later run', () => {
    const cache = open();
    cache.add(card, graph, shots());
    cache.save();
    expect(open().find(card, changed('docs/rules.md'))?.hashes).toEqual({ 'phone light': 'aa' });
    expect(open().find(card, changed('ui/Button.css.ts'))).toBeUndefined();
    expect(open().find(card, changed('tokens/light.ts'))).toBeUndefined();
    expect(open().find(cart, graph)).toBeUndefined();
    expect(open('another browser').find(card, graph)).toBeUndefined();
  });

  test('finds nothing without the files, or in an earlier format', () => {
    const cache = open();
    cache.add(card, graph, shots());
    cache.save();
    const file = join(folder, 'screenshots.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"styles":[],', ''));
    expect(open().find(card, graph)).toBeUndefined();
    rmSync(screenshotFile('aa', folder));
    expect(cache.find(card, graph)).toBeUndefined();
  });

  test.each([
    [{ pages: ['app/CartRoute.tsx'] }, cart, 'ui/Card.css.ts', 'ui/Button.css.ts'],
    [{ styles: ['ui-Button-css-ts'] }, card, 'ui/Card.css.ts', 'ui/frame.css.ts'],
    [{ components: ['ui/Card.tsx'] }, card, 'ui/Button.tsx', 'ui/Button.css.ts'],
  ])('uses the trace %o to select stories', (trace, story, unused, used) => {
    const cache = open();
    expect(cache.isSame(story, graph, changed(unused))).toBe(false);
    cache.add(story, graph, shots(trace));
    expect(cache.isSame(story, graph, changed(unused))).toBe(true);
    expect(cache.find(story, changed(unused))).toBeDefined();
    expect(cache.isSame(story, graph, changed(used))).toBe(false);
  });

  test('keeps the three entries that were used last, and no other file', () => {
    const cache = open();
    cache.add(card, graph, shots());
    for (const file of ['ui/Card.css.ts', 'ui/Card.tsx', 'ui/Button.css.ts', 'ui/Button.tsx']) {
      cache.add(card, changed(file), shots());
      expect(cache.find(card, graph)).toBeDefined();
    }
    expect(cache.find(card, changed('ui/Card.css.ts'))).toBeUndefined();
    writeFileSync(screenshotFile('bb', folder), '');
    cache.removeUnused();
    expect([existsSync(screenshotFile('aa', folder)), existsSync(screenshotFile('bb', folder))]).toEqual([
      true,
      false,
    ]);
  });
});

test('two images are compared exactly, also in size', async () => {
  const paint = async (height: number, left: number) => {
    const file = join(folder, `${height}-${left}.png`);
    const create = { width: 40, height, channels: 3, background: '#fff' } as const;
    const spot = await sharp({ create: { ...create, width: 3, height: 2, background: '#000' } })
      .png()
      .toBuffer();
    await sharp({ create })
      .composite([{ input: spot, left, top: 4 }])
      .png()
      .toFile(file);
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
  const dark = { ...mode, mode: 'phone dark' };

  test('belongs to the screenshots of all changed modes, in any order', () => {
    const line = acceptanceOf('sections-team--default', [mode]);
    expect(line).toMatch(/^sections-team--default [0-9a-f]{16}$/);
    expect(acceptanceOf('sections-team--default', [{ ...mode, after: 'cc' }])).not.toBe(line);
    expect(acceptanceOf('sections-team--default', [{ ...mode, before: 'cc' }])).not.toBe(line);
    expect(acceptanceOf('sections-team--default', [mode, dark])).not.toBe(line);
    expect(acceptanceOf('a--b', [mode, dark])).toBe(acceptanceOf('a--b', [dark, mode]));
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
