import { notFoundPage, pages as contractPages, type Audience } from '#contract/pages.ts';
import { paths } from '#app/paths.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import type { CallName } from '#workbench/harness/calls.ts';

/** The states of the state matrix. A page has a story of this name for each, or `absent` says why it has none. */
export const states = [
  'Loading',
  'Empty',
  'One',
  'Many',
  'Long',
  'Failed',
  'SignedOut',
  'WrongRole',
  'Offline',
  'Slow',
] as const;
export type State = (typeof states)[number];

export type Role = 'visitor' | 'customer' | 'admin';

interface PageEntry {
  /** Of its stories, `Pages/<title>`. Absent: the title of the page. */
  title?: string;
  /** Every call that the page makes. */
  calls: readonly CallName[];
  /** An address of the page, if its path has parameters. */
  at?: string;
  /** The roles that have a page of their own instead: the guard redirects them although the server would respond. */
  elsewhere?: readonly Role[];
  /** What the login page says to a visitor who is redirected there. */
  loginText?: string;
  /** The states without a story, and the reasons. */
  absent?: Readonly<Partial<Record<State, string>>>;
  /** A state with the same content as another one, and the reason. */
  looksLike?: Readonly<Partial<Record<State, { state: State; because: string }>>>;
}

export interface Page extends PageEntry {
  title: string;
  /** As the router has it. */
  path: string;
  audience: Audience;
  /** The user of the page, unless a story says otherwise. */
  as: Role;
}

export type PageName = keyof typeof contractPages | 'notFound';

const sameForAll = 'The page is for everybody. Only the navbar depends on the user.';
const sameForUsers = { SignedOut: sameForAll, WrongRole: sameForAll };
const signedOutOnly = { SignedOut: 'The page is for signed-out users: every other state shows them.' };

const noList = 'A form contains no list.';
const form = { One: noList, Many: noList };
const oneItem = { Many: 'The page shows one item and no list.' };

/** States that are absent for one reason. */
const without = (because: string, ...absent: readonly State[]): Partial<Record<State, string>> =>
  Object.fromEntries(absent.map((state) => [state, because]));

const isStatic = 'The text of the page is part of the app: nothing is loaded.';
const staticPage = without(isStatic, 'Loading', 'Empty', 'One', 'Long', 'Failed', 'Slow');
const redirects = 'The address redirects to My Orders, which has this state.';

const loginPage = { calls: [], absent: { ...form, ...signedOutOnly } };

const entries: Readonly<Record<PageName, PageEntry>> = {
  home: { title: 'Home', calls: ['listParts', 'listReviews'], absent: sameForUsers },
  parts: { calls: ['listParts'], absent: sameForUsers },
  blog: { calls: [], absent: { ...staticPage, ...sameForUsers } },
  portfolio: { calls: [], absent: { ...staticPage, ...sameForUsers } },
  login: loginPage,
  signup: loginPage,
  reset: {
    calls: [],
    absent: { ...form, SignedOut: sameForAll, Slow: 'Firebase sends the mail, with a timeout of its own.' },
    looksLike: {
      WrongRole: {
        state: 'Empty',
        because: 'The page has no navbar, and nothing on it depends on the user.',
      },
    },
  },
  notFound: {
    calls: [],
    at: '/no-such-page',
    absent: { ...without(isStatic, 'Loading', 'One', 'Many', 'Long', 'Failed', 'Slow'), ...sameForUsers },
  },
  purchase: {
    calls: ['findPart', 'placeOrder'],
    at: paths.purchase.to(fixtureId('part', 1)),
    loginText: 'Please log in to order this part.',
    absent: oneItem,
  },
  payment: {
    title: 'Payment',
    calls: ['findOrder', 'createPayment', 'updatePayment'],
    at: paths.payment.to(fixtureId('order', 6)),
    loginText: 'Please log in to pay for this order.',
    absent: oneItem,
  },
  userDashboard: {
    title: 'Customer dashboard',
    calls: ['listOwnOrders', 'createPayment'],
    absent: without(redirects, 'Loading', 'Empty', 'One', 'Long', 'Failed', 'Offline', 'Slow'),
  },
  myOrders: {
    calls: ['listOwnOrders', 'createPayment', 'deleteOrder'],
  },
  addReview: {
    calls: ['addReview'],
    absent: oneItem,
  },
  myProfile: {
    calls: ['findUser', 'saveUser'],
    elsewhere: ['admin'],
    absent: oneItem,
  },
  adminDashboard: { calls: ['orderStats'] },
  adminUsers: {
    calls: ['listUsers', 'makeAdmin', 'removeAdmin', 'signOutUser', 'blockUser', 'unblockUser'],
  },
  adminOrders: {
    calls: ['listAllOrders', 'orderStats', 'confirmOrder', 'deleteOrder'],
  },
  addProduct: {
    calls: ['addPart', 'storeImage'],
    absent: form,
  },
  manageProducts: {
    calls: ['listParts', 'exportParts', 'changePart', 'deletePart', 'restorePart'],
  },
  adminProfile: {
    title: 'Admin profile',
    calls: ['findUser', 'saveUser'],
    elsewhere: ['customer'],
    absent: oneItem,
  },
};

/** Calls of the session, which every page can make. */
export const sessionCalls: readonly CallName[] = ['isAdmin', 'endSession'];

const isPageName = (name: string): name is PageName => name in entries;
export const pageNames = Object.keys(entries).filter(isPageName);

function pageOf(name: PageName): Page {
  const { path, audience, title } = name === 'notFound' ? notFoundPage : contractPages[name];
  const as = audience === 'everyone' ? 'visitor' : audience;
  return {
    title: title?.() ?? name,
    path,
    audience,
    as,
    ...(audience === 'visitor' && { elsewhere: ['customer', 'admin'] as const }),
    ...(audience === 'customer' && { loginText: 'Please log in to see this page.' }),
    ...entries[name],
  };
}

// The names are those of `entries`, so every page is there.
const table = Object.fromEntries(pageNames.map((name) => [name, pageOf(name)])) as Record<PageName, Page>;

/** The pages of the shop. `<Name>.stories.tsx` has the stories of each. */
export const pages: Readonly<Record<PageName, Page>> = table;
