import { expect, test } from 'vitest';
import { filesIn, readSource, storiesIn } from '#tests/unit/sources.ts';
import { pages, states } from '../pages/pages.ts';
import { sections, type SectionEntry } from './sections.ts';

const pageFile = (name: string) =>
  `workbench/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}.stories.tsx`;

test.each(Object.entries(pages))('the page %s has a story for each state', (name, { title, absent = {} }) => {
  const file = pageFile(name);
  expect(readSource(file).includes(`title: 'Pages/${title}'`), `${file}: add title: 'Pages/${title}'`).toBe(
    true,
  );
  const present = storiesIn(file);
  const missing = states.filter((state) => !(state in absent) && !present.includes(state));
  expect(missing, `${file}: add these stories, or to absent in pages.ts why there are none`).toEqual([]);
});

/** A section's component has the name of its folder. */
const components = filesIn('ui/sections').flatMap(
  (file) => /^ui\/sections\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? [],
);

test.each(components)('sections.ts has an entry for the section %s', (name) => {
  expect(Object.keys(sections)).toContain(name);
});

const entries = Object.entries(sections).flatMap(([section, states]) =>
  Object.entries(states).map(([state, entry]: [string, SectionEntry]) => ({ section, state, entry })),
);

test.each(entries)('the story that sections.ts names for $section $state exists', ({ section, entry }) => {
  if (typeof entry === 'string') {
    expect(storiesIn(`ui/sections/${section}/${section}.stories.tsx`)).toContain(entry);
  } else if ('page' in entry) {
    expect(storiesIn(pageFile(entry.page))).toContain(entry.state);
  } else expect(entry.absent).not.toBe('');
});
