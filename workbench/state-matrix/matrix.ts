import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { pageNames, pages, states, type PageName, type State } from '../pages/pages.ts';
import { sections, type SectionEntry } from './sections.ts';

/** An entry of the state matrix: the id of a story, with a note, or why there is none. */
export type Entry = { story: string; note?: string } | { absent: string };

/** The entries of a page or a section, by the title of its stories. */
export type Matrix = Readonly<Record<string, ReadonlyMap<State, Entry>>>;

export const stateLabel = (state: State) => storyNameFromExport(state);

const storyOf = (page: PageName, state: State) => toId(`Pages/${pages[page].title}`, stateLabel(state));

function pageEntry(page: PageName, state: State): Entry {
  const { absent = {}, looksLike = {} } = pages[page];
  const reason = absent[state];
  if (reason !== undefined) return { absent: reason };
  const like = looksLike[state];
  const note = like && { note: `It looks like ${stateLabel(like.state)}. ${like.because}` };
  return { story: storyOf(page, state), ...note };
}

function sectionEntry(section: string, entry: SectionEntry): Entry {
  if (typeof entry === 'string') return { story: toId(`Sections/${section}`, storyNameFromExport(entry)) };
  return 'absent' in entry ? entry : { story: storyOf(entry.page, entry.state) };
}

export const matrix: Matrix = Object.fromEntries([
  ...pageNames.map((page) => [
    `Pages/${pages[page].title}`,
    new Map(states.map((state) => [state, pageEntry(page, state)])),
  ]),
  ...Object.entries(sections).map(([section, entries]) => [
    `Sections/${section}`,
    new Map(states.map((state) => [state, sectionEntry(section, entries[state])])),
  ]),
]);
