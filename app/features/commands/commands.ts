import type { Session } from '#app/lib/create-session.ts';
import { paths } from '#app/paths.ts';
import type { Command, CommandGroup, CommandSearch } from '#ui/sections/CommandPalette/CommandPalette.tsx';

/** A command that leads to a page, whose address is its id. */
const page = (id: string, label: string, icon: Command['icon'], keywords?: string): Command => ({
  id,
  label,
  icon,
  keywords,
});

const everybody = [
  page(paths.home, 'Home', 'home', 'start'),
  page(paths.parts, 'All parts', 'package', 'catalogue shop buy'),
  page(paths.blog, 'Blog', 'info', 'articles react javascript'),
  page(paths.portfolio, 'MY Portfolio', 'user', 'developer'),
  page(paths.contact, 'Contact', 'mail-check', 'message email'),
];

const visitors = [
  page(paths.login, 'Login', 'user', 'sign in'),
  page(paths.signup, 'Sign up', 'user', 'account'),
];

const customers = [
  page(paths.myOrders, 'My Orders', 'order', 'pay cancel'),
  page(paths.addReview, 'Add A Review', 'star', 'rating'),
  page(paths.myProfile, 'My Profile', 'user', 'account name phone'),
];

const admins = [
  page(paths.adminDashboard, 'Overview', 'dashboard', 'dashboard sales'),
  page(paths.adminUsers, 'All User', 'users', 'people accounts make admin'),
  page(paths.adminOrders, 'Manage All Order', 'order', 'confirm delete'),
  page(paths.addProduct, 'Add a Product', 'package-plus', 'new part'),
  page(paths.manageProducts, 'Manage Products', 'boxes', 'parts stock'),
  page(paths.adminProfile, 'My Profile', 'user', 'account name phone'),
];

const themes: readonly Command[] = [
  { id: 'theme:light', label: 'Light theme', icon: 'sun' },
  { id: 'theme:dark', label: 'Dark theme', icon: 'moon' },
  { id: 'theme:system', label: 'Use the system theme', icon: 'monitor' },
];

interface Asked {
  session: Session;
  /** Whether keys without Ctrl or Cmd do something. */
  hasSingleKeys: boolean;
}

/** What somebody may do from wherever they are. */
export function commandsFor({ session, hasSingleKeys }: Asked): readonly CommandGroup[] {
  const isHere = session.status === 'signed-in';
  const own = isHere ? (session.role === 'admin' ? admins : customers) : visitors;
  const settings: Command[] = [
    ...themes,
    {
      id: 'single-keys',
      label: hasSingleKeys ? 'Switch single-key shortcuts off' : 'Switch single-key shortcuts on',
      icon: 'filters',
      keywords: 'keyboard slash',
    },
  ];
  return [
    { label: isHere ? 'Dashboard' : 'Account', commands: own },
    { label: 'Pages', commands: everybody },
    { label: 'Settings', commands: settings },
    ...(isHere
      ? [{ label: 'Account', commands: [{ id: 'logout', label: 'Logout', icon: 'logout' } as const] }]
      : []),
  ];
}

const searchMark = 'search:';

const search = (list: string, label: string): CommandSearch => ({
  id: searchMark + list,
  label,
  icon: 'search',
});

const partSearch = search(paths.parts, 'Search parts for');

const ownSearches = {
  customer: [partSearch, search(paths.myOrders, 'Search my orders for')],
  admin: [
    search(paths.adminOrders, 'Search orders for'),
    search(paths.manageProducts, 'Search products for'),
    search(paths.adminUsers, 'Search users for'),
    partSearch,
  ],
} as const;

/** The lists in which words can be looked for. */
export const searchesFor = (session: Session): readonly CommandSearch[] =>
  session.status === 'signed-in' ? ownSearches[session.role] : [partSearch];

/** Where a command leads, if it is one that leads anywhere; `text` are the words to look for. */
export function addressOf(id: string, text: string): string | null {
  if (id.startsWith('/')) return id;
  if (!id.startsWith(searchMark)) return null;
  return `${id.slice(searchMark.length)}?${new URLSearchParams({ search: text })}`;
}
