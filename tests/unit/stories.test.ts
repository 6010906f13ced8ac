import { describe, expect, test } from 'vitest';
import { readRemoteSections, remotesIn } from '#storybook/remote-sections.ts';
import { filesIn, readSource, storiesIn } from './sources.ts';

const files = filesIn('ui/components', 'ui/sections', 'ui/layouts');

/** A component has a folder of its name. */
const components = files.flatMap((file) => {
  const [, kind = '', name = ''] = /^ui\/(components|sections|layouts)\/(\w+)\/\2\.tsx$/.exec(file) ?? [];
  return name === '' ? [] : [{ kind, name, stories: file.replace(/tsx$/, 'stories.tsx') }];
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test.each(components)('$kind/$name has its page in Storybook', ({ kind, name, stories }) => {
  expect(files).toContain(stories);
  expect(readSource(stories)).toContain(`title: '${capital(kind)}/${name}'`);
});

const ofTheApp = filesIn('workbench').filter(
  (file) => file.endsWith('.stories.tsx') && readSource(file).includes('...appMeta'),
);

// Storybook reads tags without running anything: those that are spread into a file are none.
test.each(ofTheApp)('%s has no docs page, which would run several apps in one document', (file) => {
  expect(readSource(file)).toContain("tags: ['!autodocs']");
});

describe('a section whose data arrives over the network', () => {
  const sections = readRemoteSections();

  test('is known by its Remote props', () => {
    expect(sections.map(({ name }) => name)).toContain('PartsGrid');
    expect(sections.map(({ name }) => name)).not.toContain('ContactForm');
    expect(
      remotesIn('interface A {\n  parts: Remote<readonly Part[]>;\n  list?: Remote<ListPage<Part>>;\n}'),
    ).toEqual(['readonly Part[]', 'ListPage<Part>']);
  });

  // That these stories ask their mocked API is looked at when they run: `.storybook/preview.tsx`.
  test.each(sections)(
    '$name is shown loading, failed, ready, and empty if it can be',
    ({ name, canBeEmpty }) => {
      const states = ['Default', 'Loading', 'Failed', ...(canBeEmpty ? ['Empty'] : [])];
      expect(storiesIn(`ui/sections/${name}/${name}.stories.tsx`)).toEqual(expect.arrayContaining(states));
    },
  );
});
