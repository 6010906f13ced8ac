import { expect, test } from 'vitest';
import { readRemoteSections, remotesIn } from '#storybook/remote-sections.ts';
import { filesIn, readSource } from './sources.ts';

const ofTheApp = filesIn('workbench').filter(
  (file) => file.endsWith('.stories.tsx') && readSource(file).includes('...appMeta'),
);

// Storybook reads tags without running anything: those that are spread into a file are none.
test.each(ofTheApp)('%s has no docs page, which would run several apps in one document', (file) => {
  expect(readSource(file)).toContain("tags: ['!autodocs']");
});

test('the docs page of the pages renders none of their stories', () => {
  expect(filesIn('workbench/pages').some((file) => readSource(file).includes('...pageMeta('))).toBe(true);
  expect(readSource('.storybook/docs/PagePage.tsx')).not.toMatch(/<(Canvas|Primary|Stories|Story)\b/);
});

// missing-pieces.test.ts requires their stories; `.storybook/preview.tsx` checks that these request their data.
test('a section whose data arrives over the network is known by its Remote props', () => {
  const names = readRemoteSections().map(({ name }) => name);
  expect(names).toContain('PartsGrid');
  expect(names).not.toContain('ContactForm');
  expect(
    remotesIn('interface A {\n  parts: Remote<readonly Part[]>;\n  list?: Remote<ListPage<Part>>;\n}'),
  ).toEqual(['readonly Part[]', 'ListPage<Part>']);
});
