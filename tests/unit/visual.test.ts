import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptanceOf, matches, readAccepted, writeAccepted } from '#tests/visual/accepted.ts';
import { comparePictures } from '#tests/visual/compare-pictures.ts';
import { pictureFile } from '#tests/visual/draw-stories.ts';
import { filesIn, root } from '#tests/visual/git.ts';
import { openKnownDrawings } from '#tests/visual/known-drawings.ts';
import { isOfComponents, notingComponents } from '#tests/visual/note-components.ts';
import { notingPages, router } from '#tests/visual/note-pages.ts';
import { namedByFile, reachesBeyond, sheetOf, styleName } from '#tests/visual/note-styles.ts';
import { cropOf, renderReport } from '#tests/visual/report.ts';
import { isExplained, type Change, type Result } from '#tests/visual/result.ts';
import {
  madeOf,
  readImports,
  readSources,
  type Imports,
  type Shown,
  type Sources,
} from '#tests/visual/sources.ts';
import type { Story } from '#tests/visual/story-index.ts';

const always = (...files: readonly string[]) => ({ always: files, pages: [] });
const imports = new Map<string, Imports>([
  ['ui/Button.stories.tsx', always('ui/Button.tsx')],
  ['ui/Card.stories.tsx', always('ui/Card.tsx')],
  ['workbench/Cart.stories.tsx', always('app/routes.tsx')],
  ['ui/Button.tsx', always('ui/Button.css.ts')],
  ['ui/Card.tsx', always('ui/Button.tsx', 'ui/Card.css.ts', 'ui/print.css.ts')],
  ['ui/Button.css.ts', always('ui/frame.css.ts')],
  ['ui/frame.css.ts', always()],
  ['ui/print.css.ts', always()],
  ['ui/Card.css.ts', always()],
  ['app/routes.tsx', { always: ['app/frame.tsx'], pages: ['app/CartRoute.tsx', 'app/HomeRoute.tsx'] }],
  ['app/frame.tsx', always()],
  ['app/CartRoute.tsx', always('ui/Button.tsx')],
  ['app/HomeRoute.tsx', always('ui/Card.tsx')],
]);
const contents = new Map([...imports.keys(), 'tokens/light.ts'].map((file) => [file, `1 ${file}`]));
const sources: Sources = {
  storyFiles: ['ui/Button.stories.tsx', 'ui/Card.stories.tsx', 'workbench/Cart.stories.tsx'],
  imports,
  globalStyles: new Set(['ui/print.css.ts']),
  ofComponents: new Set(['ui/Button.tsx', 'ui/Card.tsx']),
  shared: new Set(['tokens/light.ts']),
  contents,
};
const shows = (some: Partial<Shown>): Shown => ({
  pages: [],
  styles: [],
  components: [],
  ...some,
});
const after = (file: string): Sources => ({ ...sources, contents: new Map(contents).set(file, `2 ${file}`) });
const story = (importPath: string): Story => ({
  id: importPath,
  type: 'story',
  title: '',
  name: '',
  importPath,
});
const [button, card, cart] = sources.storyFiles.map(story) as [Story, Story, Story];

describe('what a story is made of', () => {
  test('is what it imports, however far away, and what every story is drawn with', () => {
    expect([...madeOf('ui/Card.stories.tsx', sources)].sort()).toEqual([
      'tokens/light.ts',
      'ui/Button.css.ts',
      'ui/Button.tsx',
      'ui/Card.css.ts',
      'ui/Card.stories.tsx',
      'ui/Card.tsx',
      'ui/frame.css.ts',
      'ui/print.css.ts',
    ]);
  });

  test('of the app are all pages, or those that it visits', () => {
    const all = madeOf('workbench/Cart.stories.tsx', sources);
    expect(all).toContain('ui/Card.css.ts');
    expect(
      madeOf('workbench/Cart.stories.tsx', sources, shows({ pages: ['app/CartRoute.tsx'] })),
    ).not.toContain('ui/Card.css.ts');
    // A build that notes no pages says of none that it was visited.
    expect(madeOf('workbench/Cart.stories.tsx', sources, shows({}))).toEqual(all);
  });

  test('of style sheets are all, or those of which it shows a class, with what they import', () => {
    const all = madeOf('ui/Card.stories.tsx', sources);
    const some = madeOf('ui/Card.stories.tsx', sources, shows({ styles: ['ui-Button-css-ts'] }));
    // One that styles more than its own classes cannot be seen.
    expect([...all].filter((file) => !some.has(file))).toEqual(['ui/Card.css.ts']);
    const other = madeOf('ui/Card.stories.tsx', sources, shows({ styles: ['ui-Card-css-ts'] }));
    expect([...all].filter((file) => !other.has(file))).toEqual(['ui/Button.css.ts', 'ui/frame.css.ts']);
    // A build whose classes tell nothing.
    expect(madeOf('ui/Card.stories.tsx', sources, shows({}))).toEqual(all);
  });

  test('of components are all, or those that it renders, and whatever else they import', () => {
    const all = madeOf('ui/Card.stories.tsx', sources);
    const some = madeOf('ui/Card.stories.tsx', sources, shows({ components: ['ui/Card.tsx'] }));
    expect([...all].filter((file) => !some.has(file))).toEqual(['ui/Button.tsx']);
    const bare = { ...sources, ofComponents: new Set<string>() };
    expect(madeOf('ui/Card.stories.tsx', bare, shows({ components: ['ui/Card.tsx'] }))).toEqual(all);
    // A build whose components say nothing.
    expect(madeOf('ui/Card.stories.tsx', sources, shows({}))).toEqual(all);
  });

  test('tells by a class its style sheet, of which no two are called alike', () => {
    const sheets = filesIn(root, '*.css.ts');
    const told = sheets.map((filePath) => sheetOf(namedByFile({ filePath, hash: '1a2b3c0' })));
    expect(told).toEqual(sheets.map(styleName));
    expect(new Set(told).size).toBe(sheets.length);
    expect(sheetOf('react-aria-Button')).toBeUndefined();
  });

  test('knows a style sheet that styles what has no class of it', () => {
    expect(reachesBeyond("globalStyle('html', {})")).toBe(true);
    expect(reachesBeyond('globalStyle(`body:not(:has(${receipt}))`, {})')).toBe(true);
    expect(reachesBeyond('globalStyle(`body:has(${receipt})`, {})')).toBe(false);
    expect(reachesBeyond('createGlobalTheme(\n  `:root`, {})')).toBe(true);
    expect(reachesBeyond('globalStyle(`${row} > *`, {})')).toBe(false);
    expect(reachesBeyond("export const row = style({ display: 'flex' })")).toBe(false);
  });

  test('is found in this project by its own imports', async () => {
    const file = 'workbench/harness/payments-mock.tsx';
    const found = await readImports(root, ['ui/sections/Team/Team.stories.tsx', 'app/routes.tsx']);
    expect(found.get('ui/sections/Team/Team.tsx')?.always).toContain('ui/sections/Team/Team.css.ts');
    expect(found.has(file) && !found.has('app/lib/payments.tsx')).toBe(true);
  });

  test('notes each component of a module that has nothing else for others', () => {
    const module = (...lines: readonly string[]) =>
      [
        "import { stars } from './stars.ts';",
        'const full = stars(5);',
        'type Size = 1 | 2;',
        'export interface RatingProps { value: number }',
        'export type { Size };',
        'export function Rating({ value = 5 }: RatingProps) {',
        '  return <Stars count={value} />;',
        '}',
        'function Stars({ count }: { count: number }) { return <i>{full.slice(0, count)}</i>; }',
        ...lines,
      ].join('\n');
    const file = 'ui/Rating.tsx';
    expect(notingComponents(file, module('export function Row() { return null; }'))).toBe(
      module("export function Row() { window.visual?.render('ui/Rating.tsx'); return null; }").replace(
        'RatingProps) {',
        "RatingProps) { window.visual?.render('ui/Rating.tsx');",
      ),
    );
    for (const line of [
      'export const sizes = [1, 2];',
      'export function starsOf() { return 5; }',
      "export { Portrait } from './Portrait.tsx';",
      'export default function Page() { return null; }',
      'document.title = full;',
      'export class Section {}',
    ]) {
      expect(isOfComponents(file, module(line))).toBe(false);
    }
    expect(isOfComponents('ui/rating.ts', module())).toBe(false);
  });

  test('knows of most components here whether a story renders them', async () => {
    const { ofComponents } = await readSources(root);
    expect(ofComponents).toContain('ui/sections/UserTable/UserTable.tsx');
    expect(ofComponents.size).toBeGreaterThan(200);
  });

  test('notes each page that the router loads', async () => {
    const found = await readImports(root, [router]);
    const noted = notingPages(readFileSync(join(root, router), 'utf8'));
    const pages = [...noted.matchAll(/visit\('([^']+)', import\(/g)].map(([, page]) => page);
    expect(new Set(pages)).toEqual(new Set(found.get(router)?.pages));
    expect(pages).toHaveLength((noted.split('import(').length - 1) / 2);
  });
});

describe('a drawing that is known', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'norholt-drawings-'));
    writeFileSync(pictureFile(folder, 'aa'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (ways = 'so') => openKnownDrawings(join(folder, 'drawings.json'), { ways, pictures: folder });
  const drawn = (shown: Partial<Shown> = {}) => ({ pictures: { 'phone light': 'aa' }, ...shows(shown) });

  test('is that of the same files, in a later run as well', () => {
    const known = open();
    known.add(card, sources, drawn());
    known.save();
    expect(open().find(card, after('docs/words.md'))?.pictures).toEqual({ 'phone light': 'aa' });
    expect(open().find(card, after('ui/Button.css.ts'))).toBeUndefined();
    expect(open().find(card, after('tokens/light.ts'))).toBeUndefined();
    expect(open().find(button, sources)).toBeUndefined();
    expect(open('otherwise').find(card, sources)).toBeUndefined();
  });

  test('is none where an earlier version has noted less', () => {
    const known = open();
    known.add(card, sources, drawn());
    known.save();
    const file = join(folder, 'drawings.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"styles":[],', ''));
    expect(open().find(card, sources)).toBeUndefined();
  });

  test('is none without its pictures, or once it is forgotten', () => {
    const known = open();
    known.add(card, sources, drawn());
    known.forget([card], sources);
    expect(known.find(card, sources)).toBeUndefined();
    known.add(card, sources, drawn());
    rmSync(pictureFile(folder, 'aa'));
    expect(known.find(card, sources)).toBeUndefined();
  });

  test('tells which pages a story is made of', () => {
    const changed = after('ui/Card.css.ts');
    const known = open();
    expect(known.isSame(button, sources, changed)).toBe(true);
    expect(known.isSame(card, sources, changed)).toBe(false);
    expect(known.isSame(cart, sources, changed)).toBe(false);
    known.add(cart, sources, drawn({ pages: ['app/CartRoute.tsx'] }));
    expect(known.isSame(cart, sources, changed)).toBe(true);
    expect(known.isSame(cart, sources, after('ui/Button.css.ts'))).toBe(false);
    expect(known.isSame(cart, sources, after('app/frame.tsx'))).toBe(false);
  });

  test('tells which style sheets a story is made of', () => {
    const known = open();
    known.add(card, sources, drawn({ styles: ['ui-Button-css-ts'] }));
    expect(known.isSame(card, sources, after('ui/Card.css.ts'))).toBe(true);
    expect(known.find(card, after('ui/Card.css.ts'))).toBeDefined();
    expect(known.isSame(card, sources, after('ui/frame.css.ts'))).toBe(false);
    expect(known.isSame(card, sources, after('ui/Card.tsx'))).toBe(false);
  });

  test('tells which components a story is made of', () => {
    const known = open();
    known.add(card, sources, drawn({ components: ['ui/Card.tsx'] }));
    expect(known.isSame(card, sources, after('ui/Button.tsx'))).toBe(true);
    expect(known.find(card, after('ui/Button.tsx'))).toBeDefined();
    expect(known.isSame(card, sources, after('ui/Card.tsx'))).toBe(false);
    expect(known.isSame(card, sources, after('ui/Button.css.ts'))).toBe(false);
    // Once it has something else for others, nobody knows who uses that.
    const opened = { ...after('ui/Button.tsx'), ofComponents: new Set(['ui/Card.tsx']) };
    expect(known.isSame(card, sources, opened)).toBe(false);
  });

  test('stays as long as it is used', () => {
    const known = open();
    known.add(card, sources, drawn());
    for (const file of ['ui/Card.css.ts', 'ui/Card.tsx', 'ui/Button.css.ts', 'ui/Button.tsx']) {
      known.add(card, after(file), drawn());
      expect(known.find(card, sources)).toBeDefined();
    }
    expect(known.find(card, after('ui/Card.css.ts'))).toBeUndefined();
  });

  test('takes the pictures of no drawing away', () => {
    const known = open();
    writeFileSync(pictureFile(folder, 'bb'), '');
    known.add(card, sources, drawn());
    known.tidy();
    expect(existsSync(pictureFile(folder, 'aa'))).toBe(true);
    expect(existsSync(pictureFile(folder, 'bb'))).toBe(false);
  });
});

describe('two pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'norholt-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const colour = (background: string, width: number, height: number) => ({
    create: { width, height, channels: 3, background } as const,
  });
  async function paint(name: string, height: number, ...spots: ReadonlyArray<{ left: number; top: number }>) {
    const file = join(folder, name);
    const spot = await sharp(colour('#000', 3, 2))
      .png()
      .toBuffer();
    const layers = spots.map((place) => ({ input: spot, ...place }));
    await sharp(colour('#fff', 40, height))
      .composite(layers)
      .png()
      .toFile(file);
    return file;
  }

  test('differ where they do, exactly', async () => {
    const before = await paint('before.png', 30, { left: 2, top: 1 }, { left: 5, top: 4 });
    const after = await paint('after.png', 30, { left: 2, top: 1 }, { left: 20, top: 9 });
    const { mask, ...difference } = await comparePictures(before, after);
    expect(difference).toEqual({
      pixels: 12,
      box: { left: 5, top: 4, width: 18, height: 7 },
      size: { width: 40, height: 30 },
    });
    const { data } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
    const marked = (x: number, y: number) => data[(y * 40 + x) * 4 + 3] === 255;
    expect([marked(5, 4), marked(22, 10), marked(8, 4), marked(2, 1)]).toEqual([true, true, false, false]);
  });

  test('of which one is longer differ in all that it has more', async () => {
    const [before, after] = [await paint('before.png', 30), await paint('after.png', 36)];
    const { pixels, box, size } = await comparePictures(before, after);
    expect({ pixels, box, size }).toEqual({
      pixels: 240,
      box: { left: 0, top: 30, width: 40, height: 6 },
      size: { width: 40, height: 36 },
    });
  });
});

const mode = { mode: 'phone light', before: 'aa', after: 'bb' };

describe('an accepted change', () => {
  test('is accepted for the very pictures it was accepted for', () => {
    const line = acceptanceOf('sections-team--default', [mode]);
    expect(line).toMatch(/^sections-team--default [0-9a-f]{16}$/);
    expect(acceptanceOf('sections-team--default', [{ ...mode, after: 'cc' }])).not.toBe(line);
    expect(acceptanceOf('sections-team--default', [{ ...mode, before: 'cc' }])).not.toBe(line);
    expect(acceptanceOf('sections-team--default', [mode, { ...mode, mode: 'phone dark' }])).not.toBe(line);
  });

  test('is the same in whatever order its modes come', () => {
    const dark = { ...mode, mode: 'phone dark' };
    expect(acceptanceOf('a--b', [mode, dark])).toBe(acceptanceOf('a--b', [dark, mode]));
  });

  test('leaves the file once its change is no more', () => {
    const text = writeAccepted(new Set(['a--b 1', 'c--d 2']), ['c--d 2', 'e--f 3', 'g--h 4'], ['e--f 3']);
    expect([...readAccepted(text)]).toEqual(['c--d 2', 'e--f 3']);
  });

  test('is named by its story or by a pattern', () => {
    expect(matches('sections-team--default', 'sections-team--default')).toBe(true);
    expect(matches('sections-team--default', 'sections-team--*')).toBe(true);
    expect(matches('sections-team--default', 'sections-team')).toBe(false);
    expect(matches('sections-teams--default', 'sections-team--*')).toBe(false);
  });
});

const difference = {
  pixels: 12,
  box: { left: 700, top: 10, width: 20, height: 8 },
  size: { width: 1440, height: 900 },
};
const change: Change = {
  story: 'components-button--default',
  title: 'Components/Button',
  name: 'Default <new>',
  causes: ['ui/components/Button/Button.css.ts'],
  modes: [{ ...mode, difference }],
  acceptance: 'components-button--default 0123456789abcdef',
  isAccepted: false,
};
const nothing: Result = {
  base: '0123456789abcdef',
  stories: 2,
  compared: 1,
  changes: [],
  added: [],
  removed: [],
  broken: [],
  outside: [],
};

describe('the report of a comparison', () => {
  test('shows a change before, after and as a difference, with its cause and how to accept it', () => {
    const html = renderReport({ ...nothing, changes: [change] });
    expect(html).toContain('url(pictures/aa.png)');
    expect(html).toContain('url(pictures/bb.png)');
    expect(html).toContain('url(pictures/aa-bb.png), url(pictures/bb.png)');
    expect(html).toContain('12 px differ, in 20 × 8 at 700, 10');
    expect(html).toContain('Because of ui/components/Button/Button.css.ts');
    expect(html).toContain('--accept components-button--default');
    expect(html).toContain('<option value="Components/Button">Components/Button (1)</option>');
    expect(html).toContain('Default &lt;new&gt;');
  });

  test('lists what was added, removed or cannot be drawn', () => {
    const named = { story: 'a--b', title: 'A', name: 'B' };
    const html = renderReport({
      ...nothing,
      added: [named],
      removed: [{ ...named, story: 'c--d' }],
      broken: [{ ...named, story: 'e--f', reason: 'It waits for an answer.' }],
    });
    expect(html).toMatch(/1 added[\s\S]*a--b/);
    expect(html).toMatch(/1 removed[\s\S]*c--d/);
    expect(html).toMatch(/1 cannot be drawn[\s\S]*e--f[\s\S]*It waits for an answer\./);
  });

  test('shows what is around a small difference, and never more than the picture', () => {
    expect(cropOf(difference)).toEqual({ width: 320, height: 120, left: 550, top: 0 });
    const whole = { left: 0, top: 0, width: 390, height: 80 };
    expect(cropOf({ pixels: 1, box: whole, size: { width: 390, height: 80 } })).toEqual(whole);
  });
});

describe('a comparison passes', () => {
  test('when nothing changed or every change is accepted', () => {
    expect(isExplained(nothing)).toBe(true);
    expect(isExplained({ ...nothing, changes: [{ ...change, isAccepted: true }] })).toBe(true);
  });

  test('and fails on a change, a story that cannot be drawn or a request to elsewhere', () => {
    expect(isExplained({ ...nothing, changes: [change] })).toBe(false);
    const broken = { story: 'a--b', title: 'A', name: 'B', reason: 'It failed.' };
    expect(isExplained({ ...nothing, broken: [broken] })).toBe(false);
    expect(isExplained({ ...nothing, outside: ['https://example.com/'] })).toBe(false);
  });
});
