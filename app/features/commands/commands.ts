import type { Session } from '#app/lib/auth/session-machine.ts';
import { paths } from '#app/paths.ts';
import { pageNames, pages, type Page, type PageName } from '#contract/pages.ts';
import * as m from '#messages/commands.js';
import * as common from '#messages/common.js';
import type { Command, CommandGroup, CommandSearch } from '#ui/sections/CommandPalette/command.ts';

/** The pages in the palette, with the words that also find them. */
const keywords: Readonly<Partial<Record<PageName, () => string>>> = {
  home: m.homeKeywords,
  parts: m.partsKeywords,
  quickOrder: m.quickOrderKeywords,
  blog: m.blogKeywords,
  portfolio: m.portfolioKeywords,
  login: m.loginKeywords,
  signup: m.signUpKeywords,
  myOrders: m.myOrdersKeywords,
  addReview: m.reviewKeywords,
  myProfile: m.profileKeywords,
  adminDashboard: m.overviewKeywords,
  adminUsers: m.usersKeywords,
  adminOrders: m.adminOrdersKeywords,
  addProduct: m.addProductKeywords,
  manageProducts: m.manageProductsKeywords,
  adminReviews: m.adminReviewsKeywords,
  adminVehicles: m.vehiclesKeywords,
  adminImports: m.importKeywords,
  adminSearch: m.searchDeskKeywords,
  adminProfile: m.profileKeywords,
};

/** Commands that lead to the pages of an audience. The id is the address. */
const pagesFor = (audience: Page['audience']): readonly Command[] =>
  pageNames.flatMap((name) => {
    const { path, title, label = title, icon, ...page } = pages[name];
    const words = keywords[name];
    return page.audience === audience && label && icon && words
      ? { id: path, label: label(), icon, keywords: words() }
      : [];
  });

const contact: Command = {
  id: paths.contact,
  label: common.contact(),
  icon: 'mail-check',
  keywords: m.contactKeywords(),
};

const themes: readonly Command[] = [
  { id: 'theme:light', label: m.lightTheme(), icon: 'sun' },
  { id: 'theme:dark', label: m.darkTheme(), icon: 'moon' },
  { id: 'theme:system', label: m.systemTheme(), icon: 'monitor' },
];

interface Asked {
  session: Session;
  /** Whether keys without Ctrl or Cmd are shortcuts. */
  hasSingleKeys: boolean;
}

/** The commands available to the current user on any page. */
export function commandsFor({ session, hasSingleKeys }: Asked): readonly CommandGroup[] {
  const isHere = session.status === 'signed-in';
  const own = pagesFor(isHere ? session.role : 'visitor');
  const settings: Command[] = [
    ...themes,
    {
      id: 'single-keys',
      label: hasSingleKeys ? m.shortcutsOff() : m.shortcutsOn(),
      icon: 'filters',
      keywords: m.shortcutKeywords(),
    },
  ];
  return [
    { label: isHere ? common.dashboard() : m.account(), commands: own },
    { label: m.pages(), commands: [...pagesFor('everyone'), contact] },
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

const partSearch = search(paths.parts, m.searchParts());

const ownSearches = {
  customer: [partSearch, search(paths.myOrders, m.searchMyOrders())],
  admin: [
    search(paths.adminOrders, m.searchOrders()),
    search(paths.manageProducts, m.searchProducts()),
    search(paths.adminUsers, m.searchUsers()),
    partSearch,
  ],
} as const;

export const searchesFor = (session: Session): readonly CommandSearch[] =>
  session.status === 'signed-in' ? ownSearches[session.role] : [partSearch];

/** The target of a command, if it has one. `text` is the text to search for. */
export function addressOf(id: string, text: string): string | null {
  if (id.startsWith('/')) return id;
  if (!id.startsWith(searchMark)) return null;
  return `${id.slice(searchMark.length)}?${new URLSearchParams({ search: text })}`;
}
