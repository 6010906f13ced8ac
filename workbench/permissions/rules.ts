import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { notFoundPage, pageNames, pages, type Page, type PageName } from '#contract/pages.ts';
import { paths } from '#app/paths.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';

export const roles = ['visitor', 'customer', 'admin'] as const;
export type Role = (typeof roles)[number];
export type CallName = keyof typeof calls;

/** A control of a page, by its accessible name, and the call that it makes. */
export interface Action {
  control: RegExp;
  call: CallName;
}

interface PageNeeds {
  /** Every call that the page makes. */
  calls: readonly CallName[];
  actions?: readonly Action[];
  /** An address of the page, if its path has parameters. */
  at?: string;
  /** Where the page redirects everybody whom it admits. */
  leadsTo?: string;
  /** The page that a role has instead: the guard redirects although the server would respond. */
  elsewhere?: Partial<Record<Role, string>>;
}

export interface PageRule extends PageNeeds {
  /** As the router has it. */
  path: string;
}

const needs: Readonly<Record<PageName, PageNeeds>> = {
  home: { calls: ['listParts', 'listReviews'] },
  parts: { calls: ['listParts'] },
  blog: { calls: [] },
  portfolio: { calls: [] },
  login: { calls: [] },
  signup: { calls: [] },
  reset: { calls: [] },
  purchase: {
    at: paths.purchase.to(fixtureId('part', 1)),
    calls: ['findPart', 'placeOrder'],
    actions: [{ control: /^Review order/, call: 'placeOrder' }],
  },
  payment: {
    at: paths.payment.to(fixtureId('order', 6)),
    calls: ['findOrder', 'createPayment', 'updatePayment'],
    actions: [{ control: /^Pay \$/, call: 'updatePayment' }],
  },
  userDashboard: { leadsTo: paths.myOrders, calls: ['listOwnOrders', 'createPayment'] },
  myOrders: {
    calls: ['listOwnOrders', 'createPayment', 'deleteOrder'],
    actions: [
      { control: /^Cancel/, call: 'deleteOrder' },
      { control: /^Pay Now/, call: 'createPayment' },
    ],
  },
  addReview: {
    calls: ['addReview'],
    actions: [{ control: /^Add review/, call: 'addReview' }],
  },
  myProfile: { calls: ['findUser', 'saveUser'], elsewhere: { admin: paths.adminProfile } },
  adminDashboard: { calls: ['orderStats'] },
  adminUsers: {
    calls: ['listUsers', 'makeAdmin', 'removeAdmin', 'signOutUser', 'blockUser', 'unblockUser'],
    actions: [{ control: /^Make Admin/, call: 'makeAdmin' }],
  },
  adminOrders: {
    calls: ['listAllOrders', 'orderStats', 'confirmOrder', 'deleteOrder'],
    actions: [
      { control: /^Confirm/, call: 'confirmOrder' },
      { control: /^Delete/, call: 'deleteOrder' },
    ],
  },
  addProduct: {
    calls: ['addPart', 'storeImage'],
    actions: [{ control: /^Add product/, call: 'addPart' }],
  },
  manageProducts: {
    calls: ['listParts', 'exportParts', 'changePart', 'deletePart', 'restorePart'],
    actions: [{ control: /^Delete/, call: 'deletePart' }],
  },
  adminProfile: { calls: ['findUser', 'saveUser'], elsewhere: { customer: paths.myProfile } },
};

/** Calls of the session, which every page can make. */
export const sessionCalls: readonly CallName[] = ['isAdmin', 'endSession'];

const sentHome = { customer: paths.home, admin: paths.home };

const rulesFor = (...audiences: readonly Page['audience'][]): readonly PageRule[] =>
  pageNames
    .filter((name) => audiences.includes(pages[name].audience))
    .map((name) => ({
      path: pages[name].path,
      ...(pages[name].audience === 'visitor' && { elsewhere: sentHome }),
      ...needs[name],
    }));

/** Every page of the shop and its calls, by whether a guard protects it. */
export const pageRules = {
  open: [
    ...rulesFor('everyone', 'visitor'),
    { path: notFoundPage.path, at: '/no-such-page', calls: [] } satisfies PageRule,
  ],
  guarded: rulesFor('customer', 'admin'),
} as const;

/** Whether the server responds to `role` about their own data. */
export function mayCall(role: Role, call: CallName): boolean {
  const kind = calls[call].access;
  if (role === 'visitor') return access[kind].visitor === 200;
  if (role === 'customer') return access[kind].own === 200;
  // The column `admin` is about other users' data; admins also have their own profile.
  return access[kind].admin === 200 || kind === 'self';
}

/** Describes how a guard and the server disagree about a role. Returns null if they agree. */
export function difference({ path, calls: needed, elsewhere }: PageRule, role: Role, isShown: boolean) {
  const refused = needed.find((call) => !mayCall(role, call));
  const instead = elsewhere?.[role];
  if (isShown && refused) return `${role} is shown ${path}, but the server refuses its call ${refused}`;
  if (isShown && instead !== undefined)
    return `${role} is shown ${path}, and not sent on: theirs is ${instead}`;
  if (!isShown && !refused && instead === undefined) {
    return `${role} is kept from ${path}, though the server answers all its calls`;
  }
  return null;
}
