import { describe, expect, test } from 'vitest';
import { filesIn, readSource, storiesIn } from '#tests/unit/sources.ts';
import { allEntries } from './catalogue.ts';
import { saidByUi } from './said-by-ui.ts';
import { patternOf } from './said-in.ts';
import { uiEntries, uiProse, uiUncaused } from './ui-words.ts';

const sourceFiles = filesIn('ui/components', 'ui/layouts', 'ui/sections').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories|css)\.tsx?$/.test(file),
);
const said = sourceFiles.flatMap((file) => saidByUi(readSource(file)).map((words) => ({ file, words })));

test('what the design system says is found', () => {
  expect(said.length).toBeGreaterThan(150);
  expect(saidByUi('const lead = <p>Nothing was ordered. Try again.</p>')).toEqual([
    'Nothing was ordered. Try again.',
  ]);
  expect(saidByUi('<p>It is <b>{price}</b> now,\n and {rest}.</p>')).toEqual(['It is * now, and *.']);
  expect(saidByUi('<ErrorState title="Parts could not be loaded" onRetry={retry} />')).toEqual([
    'Parts could not be loaded',
  ]);
  expect(saidByUi('<Notice title="Too few left">{left} in stock</Notice>')).toEqual([
    '* in stock',
    'Too few left',
  ]);
  expect(saidByUi("z.minLength(1, 'Address is required')")).toEqual(['Address is required']);
  expect(saidByUi('const news = <p role="status">Loading parts</p>')).toEqual(['Loading parts']);
  expect(saidByUi('<Button label="Try again" />')).toEqual([]);
});

const left = [...Object.values(uiProse).flat(), ...Object.keys(uiUncaused)];
const known = [...uiEntries, ...allEntries.map(({ entry }) => entry)].map(({ shows }) => shows);

test.each(said)('"$words" of $file is in the catalogue', ({ words }) => {
  const pattern = patternOf(words);
  expect(
    left.includes(words) || known.some((text) => pattern.test(text)),
    `"${words}" is in the catalogue`,
  ).toBe(true);
});

test.each(left)('"%s", which is left out, is still said', (words) => {
  expect(said.map((one) => one.words)).toContain(words);
});

const titleIn = (file: string) => /title: '(\w+\/[^']+)'/.exec(readSource(file))?.[1] ?? '';
const stories = new Map(
  filesIn('ui')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [titleIn(file), storiesIn(file)]),
);

describe.each(uiEntries)('"$shows"', ({ shows, title, name, cause }) => {
  test('is still said somewhere in the design system', () => {
    expect(said.some(({ words }) => patternOf(words).test(shows))).toBe(true);
  });

  // That the story shows it is seen in its own run, by `.storybook/watch-messages.ts`.
  test('has its story and a cause', () => {
    expect(stories.get(title), `the stories of ${title}`).toContain(name);
    expect(cause).toMatch(/\w{3}/);
  });
});
