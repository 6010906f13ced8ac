import type { StoryObj } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as addProduct from '../pages/AddProduct.stories.tsx';
import * as addReview from '../pages/AddReview.stories.tsx';
import * as adminDashboard from '../pages/AdminDashboard.stories.tsx';
import * as adminOrders from '../pages/AdminOrders.stories.tsx';
import * as adminProfile from '../pages/AdminProfile.stories.tsx';
import * as adminUsers from '../pages/AdminUsers.stories.tsx';
import * as blog from '../pages/Blog.stories.tsx';
import * as home from '../pages/Home.stories.tsx';
import * as login from '../pages/Login.stories.tsx';
import * as manageProducts from '../pages/ManageProducts.stories.tsx';
import * as myOrders from '../pages/MyOrders.stories.tsx';
import * as myProfile from '../pages/MyProfile.stories.tsx';
import * as notFound from '../pages/NotFound.stories.tsx';
import { pages, states, type Page, type PageName, type State } from '../pages/pages.ts';
import * as parts from '../pages/Parts.stories.tsx';
import * as payment from '../pages/Payment.stories.tsx';
import * as portfolio from '../pages/Portfolio.stories.tsx';
import * as purchase from '../pages/Purchase.stories.tsx';
import * as reset from '../pages/Reset.stories.tsx';
import * as signup from '../pages/Signup.stories.tsx';
import * as userDashboard from '../pages/UserDashboard.stories.tsx';
import { sections, type SectionEntry } from './sections.ts';

/** The stories that a page must have: one for each state that is not absent. */
type RequiredStories<Name extends PageName> = Readonly<
  Record<Exclude<State, keyof (typeof pages)[Name]['absent']>, StoryObj>
>;

/** The compiler names a page or state without a story. */
export const storiesOfPages: { readonly [Name in PageName]: RequiredStories<Name> } = {
  home,
  parts,
  blog,
  portfolio,
  login,
  signup,
  reset,
  notFound,
  purchase,
  payment,
  userDashboard,
  myOrders,
  addReview,
  myProfile,
  adminDashboard,
  adminUsers,
  adminOrders,
  addProduct,
  manageProducts,
  adminProfile,
};

const isPageName = (name: string): name is PageName => name in pages;
export const pageNames = Object.keys(storiesOfPages).filter(isPageName);

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
  const { title, path, absent, looksLike = {} }: Page = pages[name];
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
