import type { Session } from '#app/lib/auth/create-session.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/commands.ts';
import * as common from '#messages/common.ts';
import type { Command, CommandGroup, CommandSearch } from '#ui/sections/CommandPalette/CommandPalette.tsx';

/** A command that leads to a page, whose address is its id. */
const page = (id: string, label: string, icon: Command['icon'], keywords?: string): Command => ({
  id,
  label,
  icon,
  keywords,
});

const everybody = [
  page(paths.home, m.home(), 'home', m.start()),
  page(paths.parts, m.allParts(), 'package', m.catalogueShopBuy()),
  page(paths.blog, common.blog(), 'info', m.articlesReactJavascript()),
  page(paths.portfolio, common.myPortfolio(), 'user', m.developer()),
  page(paths.contact, common.contact(), 'mail-check', m.messageEmail()),
];

const visitors = [
  page(paths.login, common.login(), 'user', m.signIn()),
  page(paths.signup, common.signUp(), 'user', m.accountKeyword()),
];

const customers = [
  page(paths.myOrders, common.myOrders(), 'order', m.payCancel()),
  page(paths.addReview, common.addAReview(), 'star', m.ratingKeyword()),
  page(paths.myProfile, common.myProfile(), 'user', m.accountNamePhone()),
];

const admins = [
  page(paths.adminDashboard, common.overview(), 'dashboard', m.dashboardSales()),
  page(paths.adminUsers, common.allUser(), 'users', m.peopleAccountsMakeAdmin()),
  page(paths.adminOrders, common.manageAllOrder(), 'order', m.confirmDelete()),
  page(paths.addProduct, common.addAProduct(), 'package-plus', m.newPart()),
  page(paths.manageProducts, common.manageProducts(), 'boxes', m.partsStock()),
  page(paths.adminProfile, common.myProfile(), 'user', m.accountNamePhone()),
];

const themes: readonly Command[] = [
  { id: 'theme:light', label: m.lightTheme(), icon: 'sun' },
  { id: 'theme:dark', label: m.darkTheme(), icon: 'moon' },
  { id: 'theme:system', label: m.useTheSystemTheme(), icon: 'monitor' },
];

interface Asked {
  session: Session;
  /** Whether keys without Ctrl or Cmd do something. */
  hasSingleKeys: boolean;
}

/** The commands available to the current user on any page. */
export function commandsFor({ session, hasSingleKeys }: Asked): readonly CommandGroup[] {
  const isHere = session.status === 'signed-in';
  const own = isHere ? (session.role === 'admin' ? admins : customers) : visitors;
  const settings: Command[] = [
    ...themes,
    {
      id: 'single-keys',
      label: hasSingleKeys ? m.switchSingleKeyShortcutsOff() : m.switchSingleKeyShortcutsOn(),
      icon: 'filters',
      keywords: m.keyboardSlash(),
    },
  ];
  return [
    { label: isHere ? common.dashboard() : m.account(), commands: own },
    { label: m.pages(), commands: everybody },
    { label: m.settings(), commands: settings },
    ...(isHere
      ? [{ label: m.account(), commands: [{ id: 'logout', label: m.logout(), icon: 'logout' } as const] }]
      : []),
  ];
}

const searchMark = 'search:';

const search = (list: string, label: string): CommandSearch => ({
  id: searchMark + list,
  label,
  icon: 'search',
});

const partSearch = search(paths.parts, m.searchPartsFor());

const ownSearches = {
  customer: [partSearch, search(paths.myOrders, m.searchMyOrdersFor())],
  admin: [
    search(paths.adminOrders, m.searchOrdersFor()),
    search(paths.manageProducts, m.searchProductsFor()),
    search(paths.adminUsers, m.searchUsersFor()),
    partSearch,
  ],
} as const;

/** The lists that support text search. */
export const searchesFor = (session: Session): readonly CommandSearch[] =>
  session.status === 'signed-in' ? ownSearches[session.role] : [partSearch];

/** Where a command leads, if it is one that leads anywhere; `text` are the words to look for. */
export function addressOf(id: string, text: string): string | null {
  if (id.startsWith('/')) return id;
  if (!id.startsWith(searchMark)) return null;
  return `${id.slice(searchMark.length)}?${new URLSearchParams({ search: text })}`;
}
