import { pageNames, pages } from '../pages/pages.ts';
import { localRoute } from './local-route.ts';
import { matrix, stateLabel } from './matrix.ts';

/** A story as Storybook's index has it. */
export interface IndexedStory {
  id: string;
  /** `Sections/Hero` */
  title: string;
  name: string;
}

/** What the app does with each section, from .storybook/section-facts.ts. */
export type Facts = Readonly<Record<string, { pages: readonly string[]; calls: readonly string[] }>>;

export interface WallState {
  story: string;
  name: string;
  /** In the local run. */
  route?: string;
  note?: string;
}

export interface WallGroup {
  /** `Sections/Hero` */
  title: string;
  states: readonly WallState[];
  /** States of a section that the story of a page shows. */
  elsewhere: ReadonlyArray<{ name: string; story: string }>;
  /** The reasons why states have no story. */
  absent: ReadonlyArray<{ names: readonly string[]; reason: string }>;
}

/** The page of the shop that shows the stories of a title. The first one, if several pages contain a section. */
function pageOf(title: string, facts: Facts) {
  const [kind, name = ''] = title.split('/');
  const shown = kind === 'Pages' ? pageNames.find((page) => pages[page].title === name) : undefined;
  return shown ?? pageNames.find((page) => page === facts[name]?.pages[0]);
}

function statesOf(title: string, stories: readonly IndexedStory[], facts: Facts): WallState[] {
  const entries = [...(matrix[title] ?? [])];
  const page = pageOf(title, facts);
  const calls = facts[title.split('/')[1] ?? '']?.calls;
  return stories.map(({ id, name }) => {
    const [state, entry] = entries.find(([, one]) => 'story' in one && one.story === id) ?? [];
    const failing = page && pages[page].calls.find((call) => calls?.includes(call) ?? true);
    return {
      story: id,
      name,
      ...(page && { route: localRoute(pages[page], state, failing) }),
      ...(entry && 'note' in entry && { note: entry.note }),
    };
  });
}

/** The states without a story of their own. */
function othersOf(title: string, own: readonly IndexedStory[]): Pick<WallGroup, 'elsewhere' | 'absent'> {
  const entries = [...(matrix[title] ?? [])].map(([state, entry]) => ({ name: stateLabel(state), ...entry }));
  const absent = entries.filter((entry) => 'absent' in entry);
  const reasons = [...new Set(absent.map((entry) => entry.absent))];
  return {
    elsewhere: entries
      .filter((entry) => 'story' in entry)
      .filter(({ story }) => !own.some(({ id }) => id === story)),
    absent: reasons.map((reason) => ({
      reason,
      names: absent.filter((entry) => entry.absent === reason).map(({ name }) => name),
    })),
  };
}

/** The groups of the wall in the order of the stories: pages first, then sections and layouts. */
export function groupsOf(stories: readonly IndexedStory[], facts: Facts): WallGroup[] {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return ['Pages/', 'Sections/', 'Layouts/'].flatMap((kind) =>
    titles
      .filter((title) => title.startsWith(kind))
      .map((title) => {
        const own = stories.filter((story) => story.title === title);
        return { title, states: statesOf(title, own, facts), ...othersOf(title, own) };
      }),
  );
}

/** The group with the states whose name, with that of the group, contains every word of `text`. */
export function filterGroup(group: WallGroup, text: string): WallGroup {
  const words = text.toLowerCase().split(/\s+/);
  const states = group.states.filter(({ name }) => {
    const searched = `${group.title} ${name}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return { ...group, states };
}
