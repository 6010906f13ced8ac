import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptanceOf, matches, readAccepted, writeAccepted } from '#tests/visual/accepted.ts';
import { compareImages } from '#tests/visual/compare-images.ts';
import { filesIn, root } from '#tests/visual/git.ts';
import {
  readModuleGraph,
  sourcesOf,
  stylesOthers,
  type ModuleGraph,
  type Trace,
} from '#tests/visual/module-graph.ts';
import { screenshotFile } from '#tests/visual/result.ts';
import { openScreenshotCache } from '#tests/visual/screenshot-cache.ts';
import { exportsOnlyComponents, router, traceModule } from '#storybook/trace-modules.ts';
import { nameClass, sheetOf, traceName } from '#storybook/trace-names.ts';

const imports = new Map<string, readonly string[]>([
  ['ui/Card.stories.tsx', ['ui/Card.tsx']],
  ['workbench/Cart.stories.tsx', ['app/routes.tsx']],
  ['ui/Button.tsx', ['ui/Button.css.ts']],
  ['ui/Card.tsx', ['ui/Button.tsx', 'ui/Card.css.ts', 'ui/print.css.ts']],
  ['ui/Button.css.ts', ['ui/frame.css.ts']],
  ['ui/frame.css.ts', []],
  ['ui/print.css.ts', []],
  ['ui/Card.css.ts', []],
  ['app/routes.tsx', ['app/CartRoute.tsx', 'app/HomeRoute.tsx']],
  ['app/CartRoute.tsx', ['ui/Button.tsx']],
  ['app/HomeRoute.tsx', ['ui/Card.tsx']],
]);
const contents = new Map([...imports.keys(), 'tokens/light.ts'].map((file) => [file, `1 ${file}`]));
const graph: ModuleGraph = {
  storyFiles: ['ui/Card.stories.tsx', 'workbench/Cart.stories.tsx'],
  imports,
  pages: new Set(['app/CartRoute.tsx', 'app/HomeRoute.tsx']),
  globalStyles: new Set(['ui/print.css.ts']),
  componentModules: new Set(['ui/Button.tsx', 'ui/Card.tsx']),
  shared: new Set(['tokens/light.ts']),
  contents,
};
const changed = (file: string): ModuleGraph => ({ ...graph, contents: new Map(contents).set(file, '2') });
const storyOf = (importPath: string) => ({ id: importPath, type: 'story', title: '', name: '', importPath });
const card = storyOf('ui/Card.stories.tsx');
const cart = storyOf('workbench/Cart.stories.tsx');
const traceOf = (...files: readonly string[]): Trace => files.map(traceName);
/** All that the card and the cart show. */
const cardTrace = traceOf('ui/Card.tsx', 'ui/Card.css.ts', 'ui/Button.tsx', 'ui/Button.css.ts');
const cartTrace = traceOf('app/CartRoute.tsx', 'ui/Button.tsx', 'ui/Button.css.ts');
const cardTraceWithout = (file: string) => cardTrace.filter((name) => name !== traceName(file));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norholt-visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the sources of a story', () => {
  const all = sourcesOf(card.importPath, graph);
  const missing = (trace: Trace, of = graph) => {
    const some = sourcesOf(card.importPath, of, trace);
    return [...all].filter((file) => !some.has(file));
  };

  test('are its direct and indirect imports and the shared files', () => {
    expect(all).toContain('ui/frame.css.ts');
    expect(all).toContain('tokens/light.ts');
    expect(all).not.toContain('app/routes.tsx');
    expect(missing(cardTrace)).toEqual([]);
  });

  test('contain the visited pages, or all pages if there is no trace', () => {
    expect(sourcesOf(cart.importPath, graph, cartTrace)).toContain('app/CartRoute.tsx');
    expect(sourcesOf(cart.importPath, graph, cartTrace)).not.toContain('app/HomeRoute.tsx');
    expect(sourcesOf(cart.importPath, graph)).toContain('app/HomeRoute.tsx');
  });

  test('contain the style sheets in use with their imports, and global ones', () => {
    expect(missing(cardTraceWithout('ui/Card.css.ts'))).toEqual(['ui/Card.css.ts']);
    expect(missing(cardTraceWithout('ui/Button.css.ts'))).toEqual(['ui/Button.css.ts', 'ui/frame.css.ts']);
  });

  test('contain the rendered components, and modules that export anything else', () => {
    const trace = cardTraceWithout('ui/Button.tsx');
    expect(missing(trace)).toEqual(['ui/Button.tsx']);
    expect(missing(trace, { ...graph, componentModules: new Set() })).toEqual([]);
  });

  test('are read from the project, with the replacements of Storybook', { timeout: 30_000 }, async () => {
    const { imports: found, pages, componentModules } = await readModuleGraph(root);
    expect(found.get('ui/sections/Team/Team.tsx')).toContain('ui/sections/Team/Team.css.ts');
    expect(found.has('workbench/harness/payments-mock.tsx')).toBe(true);
    expect(found.has('app/lib/payments/stripe.tsx')).toBe(false);
    expect(componentModules).toContain('ui/sections/UserTable/UserTable.tsx');
    expect(componentModules.size).toBeGreaterThan(200);
    const traced = traceModule(router, readFileSync(join(root, router), 'utf8'));
    const visits = [...traced.matchAll(/visit\('([^']+)', import\(/g)].map(([, page]) => page);
    expect(new Set(visits)).toEqual(pages);
    expect(visits).toHaveLength((traced.split('import(').length - 1) / 2);
  });
});

describe('a trace', () => {
  test('recognises each style sheet of the project by a class name', () => {
    const sheets = filesIn(root, '*.css.ts');
    const names = sheets.map((filePath) => sheetOf(nameClass({ filePath, hash: '1a2b3c0' })));
    expect(names).toEqual(sheets.map(traceName));
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
const full = stars('★★★★★');
type Size = 1 | 2;
export interface RatingProps { value: number }
export type { Size };
export function Rating({ value = 5 }: RatingProps) {
  return <Stars count={value} />;
}
function Stars({ count }: { count: number }) { return <i>{full.slice(0, count)}</i>; }
`;

  test('records exported components of a module that exports only components', () => {
    expect(traceModule('ui/Rating.tsx', component)).toBe(
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
    expect(traceModule('ui/Rating.tsx', component + line)).toBe(component + line);
  });
});

describe('the screenshot cache', () => {
  const open = (renderer = 'chromium') =>
    openScreenshotCache(join(folder, 'screenshots.json'), renderer, join(folder, '.'));
  const shots = (trace: Trace = []) => ({ hashes: { 'phone light': 'aa' }, trace: [...trace] });
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
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"trace":[],', ''));
    expect(open().find(card, graph)).toBeUndefined();
    rmSync(screenshotFile('aa', folder));
    expect(cache.find(card, graph)).toBeUndefined();
  });

  test.each([
    [cartTrace, cart, 'app/HomeRoute.tsx', 'ui/Button.css.ts'],
    [cardTraceWithout('ui/Card.css.ts'), card, 'ui/Card.css.ts', 'ui/frame.css.ts'],
    [cardTraceWithout('ui/Button.tsx'), card, 'ui/Button.tsx', 'ui/Button.css.ts'],
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
    expect(existsSync(screenshotFile('aa', folder))).toBe(true);
    expect(existsSync(screenshotFile('bb', folder))).toBe(false);
  });
});

test('two images are compared exactly, also in size', async () => {
  const spot = Buffer.from('<svg width="3" height="2"><rect width="3" height="2"/></svg>');
  const paint = async (height: number, left: number) => {
    const file = join(folder, `${height}-${left}.png`);
    const white = sharp({ create: { width: 40, height, channels: 3, background: '#fff' } });
    await white.composite([{ input: spot, left, top: 4 }]).toFile(file);
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
