import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, readSource } from '#tests/unit/sources.ts';
import { atlas, isRoute } from './atlas.ts';
import { isShown, states, type Row } from './row.ts';
import type { SectionRow } from './section-row.ts';
import { sections } from './sections.ts';
import { storyFiles } from './story-files.ts';

const rows: Readonly<Record<string, Row>> = atlas;
const sectionRows: Readonly<Record<string, SectionRow>> = sections;

/** A section's component has the name of its folder. */
const components = filesIn('ui/sections').flatMap(
  (file) => /^ui\/sections\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? [],
);

test.each(components)('the atlas has a row for the section %s', (name) => {
  expect(Object.keys(sections)).toContain(name);
});

// What a table lacks is undefined here, whatever its type says.
const cellsIn = <Cell>(cells: Readonly<Partial<Record<string, Cell>>>) =>
  states.map((state) => ({ state, cell: cells[state] }));

const ofRoutes = Object.entries(rows).flatMap(([row, { cells }]) =>
  cellsIn(cells).map((one) => ({ row, ...one })),
);
const ofSections = Object.entries(sectionRows).flatMap(([row, cells]) =>
  cellsIn(cells).map((one) => ({ row, ...one })),
);

test.each([...ofRoutes, ...ofSections])('the atlas says how $row looks $state, or why never', ({ cell }) => {
  expect(cell).toBeDefined();
});

const storiesOf = (section: string) =>
  [...readSource(`ui/sections/${section}/${section}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(
    ([, name]) => name,
  );

const shown = ofSections.flatMap(({ cell, ...place }) =>
  cell && !('none' in cell) ? { ...place, cell } : [],
);

test.each(shown)('what the atlas names for $row $state is there', ({ row, cell }) => {
  if ('story' in cell) expect(storiesOf(row)).toContain(cell.story);
  else {
    expect(isRoute(cell.page)).toBe(true);
    expect(isShown(atlas[cell.page].cells[cell.state])).toBe(true);
  }
});

const likenesses = ofRoutes.flatMap(({ row, state, cell }) =>
  cell && isShown(cell) && cell.like ? { row, state, like: cell.like } : [],
);

test('cells look alike that are both shown', () => {
  for (const { row, like } of likenesses) {
    expect(ofRoutes.some((one) => one.row === row && one.state === like.state)).toBe(true);
  }
});

test('the stories are those that `npm run atlas` writes', () => {
  const folder = new URL('./stories/', import.meta.url);
  const written = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(new URL(name, folder), 'utf8'),
  }));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect(written.sort(byName)).toEqual([...storyFiles()].sort(byName));
});
