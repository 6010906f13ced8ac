import { expect, test } from 'vitest';
import { filesIn, readSource } from '#tests/unit/sources.ts';
import { stateMatrix } from './state-matrix.ts';
import { isShown, states, type Row } from './row.ts';
import type { SectionRow } from './section-row.ts';
import { sections } from './sections.ts';
import { storyFiles } from './story-files.ts';

const rows: Readonly<Record<string, Row>> = stateMatrix;
const sectionRows: Readonly<Record<string, SectionRow>> = sections;

/** A section's component has the name of its folder. */
const components = filesIn('ui/sections').flatMap(
  (file) => /^ui\/sections\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? [],
);

test.each(components)('the state matrix has a row for the section %s', (name) => {
  expect(Object.keys(sections), `sections.ts has a row ${name}`).toContain(name);
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

test.each([...ofRoutes, ...ofSections])(
  'the state matrix says how $row looks $state, or why never',
  ({ row, state, cell }) => {
    expect(cell, `the cell of ${row}, state ${state}`).toBeDefined();
  },
);

const storiesOf = (section: string) =>
  [...readSource(`ui/sections/${section}/${section}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(
    ([, name]) => name,
  );

const shown = ofSections.flatMap(({ cell, ...place }) =>
  cell && !('none' in cell) ? { ...place, cell } : [],
);

test.each(shown)('what the state matrix names for $row $state is there', ({ row, state, cell }) => {
  if ('story' in cell) {
    expect(storiesOf(row), `${row}.stories.tsx has the story of the state ${state}`).toContain(cell.story);
    return;
  }
  const page: Row | undefined = rows[cell.page];
  expect(isShown(page?.cells[cell.state]), `the row ${cell.page} shows the state ${cell.state}`).toBe(true);
});

const likenesses = ofRoutes.flatMap(({ row, state, cell }) =>
  isShown(cell) && cell.like ? { row, state, like: cell.like } : [],
);

test('cells look alike that are both shown', () => {
  for (const { row, state, like } of likenesses) {
    expect(isShown(rows[row]?.cells[like.state]), `${row} ${state} is like ${like.state}`).toBe(true);
  }
});

const stories = 'workbench/state-matrix/stories';

test.each(storyFiles())('$name holds the stories that `npm run stories` writes', ({ name, text }) => {
  expect(readSource(`${stories}/${name}`)).toBe(text);
});

test('no other stories stand beside them', () => {
  const names = storyFiles().map(({ name }) => `${stories}/${name}`);
  expect(filesIn(stories)).toEqual(names.toSorted());
});
