import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
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

export interface PageRule {
  /** As the router has it. */
  path: string;
  /** An address of the page, where its path has parameters. */
  at?: string;
  /** Where the page itself leads on to. */
  leadsTo?: string;
  /** What the page cannot do without. */
  calls: readonly CallName[];
  actions?: readonly Action[];
  /** Where a role has the same thing instead, or comes to that needs no such page: it is not shown this one. */
  elsewhere?: Partial<Record<Role, string>>;
}

const part = fixtureId('part', 1);
const order = fixtureId('order', 6);

// No two neighbours lead to the same page: a visit is over when another heading stands there.
const open: readonly PageRule[] = [
  { path: paths.parts, calls: ['listParts'] },
  { path: paths.home, calls: ['listParts', 'listReviews'] },
  { path: paths.blog, calls: [] },
  { path: paths.portfolio, calls: [] },
  { path: paths.login, calls: [], elsewhere: { customer: paths.home, admin: paths.home } },
  { path: paths.signup, calls: [], elsewhere: { customer: paths.home, admin: paths.home } },
  { path: paths.reset, calls: [] },
  { path: '*', at: '/no-such-page', calls: [] },
];

const guarded: readonly PageRule[] = [
  { path: paths.userDashboard, leadsTo: paths.myOrders, calls: ['listOwnOrders', 'createPayment'] },
  {
    path: paths.purchase.pattern,
    at: paths.purchase.to(part),
    calls: ['findPart', 'placeOrder'],
    actions: [{ control: /^Review order/, call: 'placeOrder' }],
  },
  {
    path: paths.payment.pattern,
    at: paths.payment.to(order),
    calls: ['findOrder', 'createPayment', 'updatePayment'],
    actions: [{ control: /^Pay \$/, call: 'updatePayment' }],
  },
  {
    path: paths.myOrders,
    calls: ['listOwnOrders', 'createPayment'],
    actions: [
      { control: /^Cancel/, call: 'deleteOrder' },
      { control: /^Pay Now/, call: 'createPayment' },
    ],
  },
  {
    path: paths.addReview,
    calls: ['addReview'],
    actions: [{ control: /^Add review/, call: 'addReview' }],
  },
  { path: paths.myProfile, calls: ['findUser', 'saveUser'], elsewhere: { admin: paths.adminProfile } },
  { path: paths.adminDashboard, calls: ['orderStats'] },
  {
    path: paths.adminUsers,
    calls: ['listUsers', 'makeAdmin'],
    actions: [{ control: /^Make Admin/, call: 'makeAdmin' }],
  },
  {
    path: paths.adminOrders,
    calls: ['listAllOrders', 'confirmOrder'],
    actions: [
      { control: /^Confirm/, call: 'confirmOrder' },
      { control: /^Delete/, call: 'deleteOrder' },
    ],
  },
  {
    path: paths.addProduct,
    calls: ['addPart', 'storeImage'],
    actions: [{ control: /^Add product/, call: 'addPart' }],
  },
  {
    path: paths.manageProducts,
    calls: ['listParts', 'exportParts', 'changePart', 'deletePart', 'restorePart'],
    actions: [{ control: /^Delete/, call: 'deletePart' }],
  },
  { path: paths.adminProfile, calls: ['findUser', 'saveUser'], elsewhere: { customer: paths.myProfile } },
];

/** Every page of the shop and what it asks of the server, by whether it lets everybody in. */
export const pageRules = { open, guarded } as const;

/** Whether the server answers `role` about what is theirs, by the same table that it runs itself. */
export function mayCall(role: Role, call: CallName): boolean {
  const kind = calls[call].access;
  if (role === 'visitor') return access[kind].visitor === 200;
  if (role === 'customer') return access[kind].own === 200;
  // The table's column of admins is about what is not theirs; a profile of their own they have.
  return access[kind].admin === 200 || kind === 'self';
}

/** What a guard does with a role, and the server would have done otherwise; null where they agree. */
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
