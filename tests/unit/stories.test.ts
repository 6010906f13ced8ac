import { expect, test } from 'vitest';
import { readRemoteSections, remotesIn } from '#storybook/remote-sections.ts';
import { filesIn, readSource, storiesIn } from './sources.ts';

const ofTheApp = filesIn('workbench').filter(
  (file) => file.endsWith('.stories.tsx') && readSource(file).includes('...appMeta'),
);

// Storybook reads tags without running anything: those that are spread into a file are none.
test.each(ofTheApp)('%s has no docs page, which would run several apps in one document', (file) => {
  expect(readSource(file)).toContain("tags: ['!autodocs']");
});

test('a section whose data arrives over the network is known by its Remote props', () => {
  const names = readRemoteSections().map(({ name }) => name);
  expect(names).toContain('PartsGrid');
  expect(names).not.toContain('ContactForm');
  expect(
    remotesIn('interface A {\n  parts: Remote<readonly Part[]>;\n  list?: Remote<ListPage<Part>>;\n}'),
  ).toEqual(['readonly Part[]', 'ListPage<Part>']);
});

const components = filesIn('ui/components', 'ui/sections', 'ui/layouts').flatMap(
  (file) => /^(ui\/\w+\/(\w+)\/\2)\.tsx$/.exec(file)?.[1] ?? [],
);

test.each(components)('%s has stories', (component) => {
  expect(storiesIn(`${component}.stories.tsx`)).not.toEqual([]);
});

// `.storybook/preview.tsx` checks that these stories request their data.
test.each(readRemoteSections())('$name has a story of each state of its data', ({ name, canBeEmpty }) => {
  const states = ['Default', 'Loading', 'Failed', ...(canBeEmpty ? ['Empty'] : [])];
  expect(storiesIn(`ui/sections/${name}/${name}.stories.tsx`)).toEqual(expect.arrayContaining(states));
});
