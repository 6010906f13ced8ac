import { describe, expect, test } from 'vitest';
import { acceptanceOf, matches, readAccepted, writeAccepted } from '#tests/visual/accepted.ts';
import { findAffected, readImports } from '#tests/visual/affected-stories.ts';
import { cropOf, renderReport } from '#tests/visual/report.ts';
import { isExplained, type Change, type Result } from '#tests/visual/result.ts';

const graph = new Map([
  ['ui/Button.stories.tsx', ['ui/Button.tsx']],
  ['ui/Card.stories.tsx', ['ui/Card.tsx']],
  ['ui/Button.tsx', ['ui/Button.css.ts']],
  ['ui/Card.tsx', ['ui/Button.tsx', 'ui/Card.css.ts']],
  ['ui/Button.css.ts', []],
  ['ui/Card.css.ts', []],
  ['.storybook/preview.tsx', ['ui/global.css.ts']],
  ['ui/global.css.ts', ['tokens/light.ts']],
]);
const stories = ['ui/Button.stories.tsx', 'ui/Card.stories.tsx'];

describe('the stories that a change affects', () => {
  test('are those that import the changed file, however far away', () => {
    const { byStoryFile, everywhere } = findAffected(stories, graph, ['ui/Button.css.ts', 'docs/words.md']);
    expect([...byStoryFile]).toEqual([
      ['ui/Button.stories.tsx', ['ui/Button.css.ts']],
      ['ui/Card.stories.tsx', ['ui/Button.css.ts']],
    ]);
    expect(everywhere).toEqual([]);
  });

  test('do not include those that go without the changed file', () => {
    const { byStoryFile } = findAffected(stories, graph, ['ui/Card.css.ts']);
    expect([...byStoryFile.keys()]).toEqual(['ui/Card.stories.tsx']);
  });

  test.each([
    'tokens/light.ts',
    '.storybook/preview.tsx',
    'package-lock.json',
    'app/public/pictures/hero.avif',
  ])('are all of them after a change of %s', (file) => {
    expect(findAffected(stories, graph, [file]).everywhere).toEqual([file]);
  });

  test('are found in this project by its own imports', () => {
    const story = 'ui/sections/Team/Team.stories.tsx';
    const imports = readImports([story]);
    const { byStoryFile } = findAffected([story], imports, ['ui/sections/Team/Team.css.ts']);
    expect(byStoryFile.get(story)).toEqual(['ui/sections/Team/Team.css.ts']);
    expect(findAffected([story], imports, ['tokens/light.ts']).everywhere).toEqual(['tokens/light.ts']);
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
