import type { pages as contractPages } from '#contract/pages.ts';
import { paths } from '#app/paths.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';

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

export interface Page {
  title: string;
  /** As the router has it. */
  path: string;
  /** An address of the page, if its path has parameters. */
  at?: string;
  /** The user of the page, unless a story says otherwise. */
  as: 'visitor' | 'customer' | 'admin';
  /** What the login page says to a visitor who is redirected there. */
  loginText?: string;
  absent: Readonly<Partial<Record<State, string>>>;
  /** A state with the same pixels as another one, and the reason. */
  looksLike?: Readonly<Partial<Record<State, { state: State; because: string }>>>;
}

export type PageName = keyof typeof contractPages | 'notFound';

const sameForAll = 'The page is for everybody. Only the navbar depends on the user.';
const sameForUsers = { SignedOut: sameForAll, WrongRole: sameForAll };
const signedOutOnly = { SignedOut: 'The page is for signed-out users: every other state shows them.' };

const noList = 'A form contains no list.';
const form = { One: noList, Many: noList };
const oneItem = { Many: 'The page shows one item and no list.' };

const isStatic = 'The text of the page is part of the app: nothing is loaded.';
const staticPage = {
  Loading: isStatic,
  Empty: isStatic,
  One: isStatic,
  Long: isStatic,
  Failed: isStatic,
  Slow: isStatic,
};

const redirects = 'The address redirects to My Orders, which has this state.';
const redirectsToMyOrders = {
  Loading: redirects,
  Empty: redirects,
  One: redirects,
  Long: redirects,
  Failed: redirects,
  Offline: redirects,
  Slow: redirects,
};

const loginText = 'Please log in to see this page.';

/** The pages of the shop. `<Name>.stories.tsx` has the stories of each. */
export const pages = {
  home: { title: 'Home', path: paths.home, as: 'visitor', absent: sameForUsers },
  parts: { title: 'Parts', path: paths.parts, as: 'visitor', absent: sameForUsers },
  blog: { title: 'Blog', path: paths.blog, as: 'visitor', absent: { ...staticPage, ...sameForUsers } },
  portfolio: {
    title: 'MY Portfolio',
    path: paths.portfolio,
    as: 'visitor',
    absent: { ...staticPage, ...sameForUsers },
  },
  login: { title: 'Login', path: paths.login, as: 'visitor', absent: { ...form, ...signedOutOnly } },
  signup: { title: 'Sign up', path: paths.signup, as: 'visitor', absent: { ...form, ...signedOutOnly } },
  reset: {
    title: 'Reset password',
    path: paths.reset,
    as: 'visitor',
    absent: { ...form, SignedOut: sameForAll, Slow: 'Firebase sends the mail, with a timeout of its own.' },
    looksLike: {
      WrongRole: {
        state: 'Empty',
        because: 'The page has no navbar, and nothing on it depends on the user.',
      },
    },
  },
  notFound: {
    title: 'Not found',
    path: '*',
    at: '/no-such-page',
    as: 'visitor',
    absent: {
      Loading: isStatic,
      One: isStatic,
      Many: isStatic,
      Long: isStatic,
      Failed: isStatic,
      Slow: isStatic,
      ...sameForUsers,
    },
  },
  purchase: {
    title: 'Order',
    path: paths.purchase.pattern,
    at: paths.purchase.to(fixtureId('part', 1)),
    as: 'customer',
    loginText: 'Please log in to order this part.',
    absent: oneItem,
  },
  payment: {
    title: 'Payment',
    path: paths.payment.pattern,
    at: paths.payment.to(fixtureId('order', 6)),
    as: 'customer',
    loginText: 'Please log in to pay for this order.',
    absent: oneItem,
  },
  userDashboard: {
    title: 'Customer dashboard',
    path: paths.userDashboard,
    as: 'customer',
    loginText,
    absent: redirectsToMyOrders,
  },
  myOrders: { title: 'My Orders', path: paths.myOrders, as: 'customer', loginText, absent: {} },
  addReview: { title: 'Add A Review', path: paths.addReview, as: 'customer', loginText, absent: oneItem },
  myProfile: { title: 'My Profile', path: paths.myProfile, as: 'customer', loginText, absent: oneItem },
  adminDashboard: { title: 'Overview', path: paths.adminDashboard, as: 'admin', absent: {} },
  adminUsers: { title: 'All User', path: paths.adminUsers, as: 'admin', absent: {} },
  adminOrders: { title: 'Manage All Order', path: paths.adminOrders, as: 'admin', absent: {} },
  addProduct: { title: 'Add a Product', path: paths.addProduct, as: 'admin', absent: form },
  manageProducts: { title: 'Manage Products', path: paths.manageProducts, as: 'admin', absent: {} },
  adminProfile: { title: 'Admin profile', path: paths.adminProfile, as: 'admin', absent: oneItem },
} as const satisfies Record<PageName, Page>;
