import type { RouteName } from './state-matrix.ts';
import type { NoCell, State } from './row.ts';

/** A story of the section's own by its name as it is exported, or the cell of a route that shows it. */
export type SectionCell = { story: string } | { page: RouteName; state: State } | NoCell;

export type SectionRow = Readonly<Record<State, SectionCell>>;

/** A string is a story's name. */
type Given = string | SectionCell;

type Known = Exclude<State, 'signedOut' | 'wrongRole'>;

const cellOf = (given: Given): SectionCell => (typeof given === 'string' ? { story: given } : given);

const knowsNobody = { none: 'A section knows nobody: the guard of its page decides who comes so far.' };

const row = (given: Readonly<Record<Known, Given>>): SectionRow => ({
  loading: cellOf(given.loading),
  empty: cellOf(given.empty),
  one: cellOf(given.one),
  many: cellOf(given.many),
  long: cellOf(given.long),
  failed: cellOf(given.failed),
  signedOut: knowsNobody,
  wrongRole: knowsNobody,
  offline: cellOf(given.offline),
  slow: cellOf(given.slow),
});

type Content<Names extends Known> = Readonly<Record<Names, Given>>;

/** What is asked for over the network. Offline and slow are the words of a failure, which its page shows. */
export const fromApi = (
  page: RouteName,
  content: Content<'loading' | 'empty' | 'one' | 'many' | 'long' | 'failed'>,
): SectionRow => row({ ...content, offline: { page, state: 'offline' }, slow: { page, state: 'slow' } });

const oneThing = { none: 'It shows one thing, and no list.' };

/** The same about one thing. */
export const oneFromApi = (
  page: RouteName,
  content: Content<'loading' | 'empty' | 'one' | 'long' | 'failed'>,
): SectionRow => fromApi(page, { ...content, many: oneThing });

const noList = { none: 'It holds no list.' };

/** What is filled in and sent, or pressed. */
export const form = (
  content: Content<'loading' | 'empty' | 'long' | 'failed' | 'offline' | 'slow'>,
): SectionRow => row({ ...content, one: noList, many: noList });

const asksNothing = { none: 'It gets all that it shows from its page, and asks for nothing.' };

/** What only shows what it is given. */
export const given = (content: Content<'empty' | 'one' | 'many' | 'long'>): SectionRow =>
  row({ ...content, loading: asksNothing, failed: asksNothing, offline: asksNothing, slow: asksNothing });

export const ofOneThing = { many: oneThing } as const;
