import type { Fixture, Visitor } from '#workbench/harness/fixture.ts';

/** What a page can find itself in. */
export const states = [
  'loading',
  'empty',
  'one',
  'many',
  'long',
  'failed',
  'signedOut',
  'wrongRole',
  'offline',
  'slow',
] as const;

export type State = (typeof states)[number];

/** Why there is no such state. */
export interface NoCell {
  none: string;
}

export interface ShownCell extends Partial<Fixture> {
  /** Words by which one knows that the state is reached, in any case. */
  shows: string | readonly string[];
  /** What is filled in once the page is there, by label. */
  fills?: Readonly<Record<string, string | File>>;
  /** The button that is pressed then. */
  presses?: string;
  /** Another cell of the row with the same pixels, and why that is right. */
  like?: { state: State; because: string };
}

export type Cell = ShownCell | NoCell;

export interface Row {
  title: string;
  /** As the router has it. */
  path: string;
  /** An address of the page, where its path has parameters. */
  at?: string;
  /** Who looks at it, where a cell does not say otherwise. */
  as: Visitor;
  cells: Readonly<Record<State, Cell>>;
}

/** A table under change may lack a cell, whatever its type says: `state-matrix.test.ts` names it. */
export const isShown = (cell: Cell | undefined): cell is ShownCell => cell !== undefined && 'shows' in cell;

type Turned = 'signedOut' | 'wrongRole';

interface Page extends Omit<Row, 'as' | 'cells'> {
  cells: Readonly<Record<Exclude<State, Turned>, Cell>>;
}

export const heroWords = 'True to the drawing.';

const forEverybody = { none: 'The page is for everybody; only the bar knows who looks at it.' };

export const publicPage = ({ cells, ...page }: Page): Row => ({
  ...page,
  as: 'visitor',
  cells: { ...cells, signedOut: forEverybody, wrongRole: forEverybody },
});

/** A page that sends home who is signed in. */
export const visitorPage = ({ cells, ...page }: Page): Row => ({
  ...page,
  as: 'visitor',
  cells: {
    ...cells,
    signedOut: { none: 'The page is for those who are signed out: every other cell shows that.' },
    wrongRole: { as: 'customer', shows: heroWords },
  },
});

/** `signedOut`: why the login page says that one was sent there. */
export const customerPage = ({ cells, ...page }: Page, signedOut: string): Row => ({
  ...page,
  as: 'customer',
  cells: {
    ...cells,
    signedOut: { as: 'visitor', shows: signedOut },
    wrongRole: { as: 'admin', shows: [heroWords, 'That page is for customers.'] },
  },
});

export const adminPage = ({ cells, ...page }: Page): Row => ({
  ...page,
  as: 'admin',
  cells: {
    ...cells,
    signedOut: { as: 'visitor', shows: heroWords },
    wrongRole: { as: 'customer', shows: heroWords },
  },
});

export const offlineWords = 'You are offline.';
export const slowWords = 'did not answer within 15 seconds';

const oneThing = { none: 'The page shows one thing, and no list.' };
const noList = { none: 'A form holds no list.' };

/** The cells that a page about one thing cannot have. */
export const ofOneThing = { many: oneThing } as const;

/** The cells that a form cannot have. */
export const ofForm = { one: noList, many: noList } as const;

const fixed = { none: 'The page holds the same words for everybody, and none of them is asked for.' };

/** The cells that a page cannot have whose words stand in the app itself. */
export const ofFixedWords = {
  loading: fixed,
  empty: fixed,
  one: fixed,
  long: fixed,
  failed: fixed,
  slow: fixed,
} as const;
