import { access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import { pageNames, pages, type Page, type Role } from '#workbench/pages/pages.ts';
import type { CallName } from '#workbench/scenario/calls.ts';

/** What the guards of a page and the server must agree on. */
export type PageRule = Pick<Page, 'path' | 'at' | 'calls' | 'actions' | 'leadsTo' | 'elsewhere'>;

const rules = pageNames.map((name) => pages[name]);
const isOpen = ({ audience }: Page) => audience === 'everyone' || audience === 'visitor';

/** Every page of the shop and its calls, by whether a guard protects it. */
export const pageRules: Readonly<Record<'open' | 'guarded', readonly PageRule[]>> = {
  open: rules.filter(isOpen),
  guarded: rules.filter((page) => !isOpen(page)),
};

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
