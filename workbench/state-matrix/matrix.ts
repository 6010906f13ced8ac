import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { pageNames, pages, states, type PageName, type State } from '../pages/pages.ts';
import { sections, type SectionEntry } from './sections.ts';

export const stateLabels: Readonly<Record<State, string>> = {
  Loading: 'Loading',
  Empty: 'Empty',
  One: 'One',
  Many: 'Many',
  Long: 'Long text',
  Failed: 'Failed',
  SignedOut: 'Signed out',
  WrongRole: 'Wrong role',
  Offline: 'Offline',
  Slow: 'Slow',
};

/** An entry of the state matrix as the page shows it. */
export type Entry = { story: string; label: string; note?: string } | { absent: string };

export interface Row {
  name: string;
  /** Of a page of the shop. */
  path?: string;
  entries: readonly (readonly [State, Entry])[];
}

const storyOf = (page: PageName, state: State) =>
  toId(`Pages/${pages[page].title}`, storyNameFromExport(state));

const rowOf = (name: string, entryAt: (state: State) => Entry): Row => ({
  name,
  entries: states.map((state) => [state, entryAt(state)]),
});

function pageRow(name: PageName): Row {
  const { title, path, absent = {}, looksLike = {} } = pages[name];
  const row = rowOf(title, (state) => {
    const reason = absent[state];
    if (reason !== undefined) return { absent: reason };
    const like = looksLike[state];
    const note = like && { note: `Looks like ${stateLabels[like.state]}. ${like.because}` };
    return { story: storyOf(name, state), label: stateLabels[state], ...note };
  });
  return { ...row, path };
}

function sectionEntry(section: string, entry: SectionEntry): Entry {
  if (typeof entry === 'string') {
    const label = storyNameFromExport(entry);
    return { story: toId(`Sections/${section}`, label), label };
  }
  if ('absent' in entry) return entry;
  return { story: storyOf(entry.page, entry.state), label: `on ${pages[entry.page].title}` };
}

export const pageRows: readonly Row[] = pageNames.map(pageRow);

export const sectionRows: readonly Row[] = Object.entries(sections).map(([name, entries]) =>
  rowOf(name, (state) => sectionEntry(name, entries[state])),
);
