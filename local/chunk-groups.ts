import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/*
 * Which modules of the app's build share a file. A page should load few files and no code of other pages; the budgets in
 * tests/e2e/budgets.ts check both. Decision 35 has the reasons.
 */

const root = join(import.meta.dirname, '../app');

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Rolldown asks for the chunk of one module after another, but the graph is the same for all. */
const once = <Result>(find: (all: Modules) => Result): ((all: Modules) => Result) => {
  let found: Result | undefined;
  return (all) => (found ??= find(all));
};

const importsOf = (id: string, all: Modules) => all.getModuleInfo(id)?.importedIds ?? [];

/** The modules that the pages at `paths` import statically, up to `levels` imports away. */
function importedBy(paths: readonly string[], all: Modules, levels = Infinity): Set<string> {
  const found = new Set<string>();
  let next = new Set(paths.flatMap((path) => importsOf(join(root, path), all)));
  for (let level = 0; level < levels && next.size > 0; level += 1) {
    for (const id of next) found.add(id);
    next = new Set([...next].flatMap((id) => importsOf(id, all)).filter((id) => !found.has(id)));
  }
  return found;
}

/** One chunk for what `paths` and their imports import, and for `more`. Earlier groups come first. */
function groupOf(name: string, paths: readonly string[], more?: RegExp) {
  const modules = once((all) => importedBy(paths, all, 2));
  return {
    debugName: name,
    name: (id: string, all: Modules) => (modules(all).has(id) || more?.test(id) ? name : null),
  };
}

/** One chunk for what both `paths` and `others` import, and for `more`. Earlier groups come first. */
function sharedGroupOf(name: string, paths: readonly string[], others: readonly string[], more?: RegExp) {
  const modules = once((all) => importedBy(paths, all));
  const otherModules = once((all) => importedBy(others, all));
  return {
    debugName: name,
    minShareCount: 2,
    name: (id: string, all: Modules) =>
      (modules(all).has(id) && otherModules(all).has(id)) || more?.test(id) ? name : null,
  };
}

const staticPages = [
  'features/home/StaticHomeRoute.tsx',
  'features/blog/BlogRoute.tsx',
  'features/portfolio/PortfolioRoute.tsx',
];

const publicPages = [...staticPages, 'features/parts/StaticPartsRoute.tsx'];

const checkout = [
  'checkout-main.tsx',
  'features/purchase/StaticPurchaseRoute.tsx',
  'features/payment/StaticPaymentRoute.tsx',
];

/** Login and signed-in pages. */
const appPages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /Route\.tsx$/.test(file) && !/^features.(home|blog|portfolio|parts|not-found)\b/.test(file),
);

/** The name of the chunk that contains a page or a layout. */
export const chunkOf = (path: string) =>
  path.includes('DashboardRoute') ? 'dashboard' : basename(path, '.tsx');

/** The modules that `path` imports, also dynamically. Pages, and what routes import dynamically, do not count. */
function loadedBy(path: string, all: Modules): Set<string> {
  const found = new Set([join(root, path)]);
  for (const id of found) {
    const lazy = id.endsWith('routes.tsx') ? [] : (all.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const next of [...importsOf(id, all), ...lazy]) if (!/Route\.tsx$/.test(next)) found.add(next);
  }
  return found;
}

/** The app pages that import each module, for the modules that nothing else loads. */
const pagesByModule = once((all) => {
  const importers = new Map<string, string[]>();
  const users = new Map<string, number>();
  for (const page of appPages)
    for (const id of [join(root, page), ...importedBy([page], all)])
      importers.set(id, [...(importers.get(id) ?? []), page]);
  for (const page of ['static-main.tsx', 'checkout-main.tsx', 'open-app.ts', ...publicPages, ...appPages])
    for (const id of loadedBy(page, all)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Map([...importers].filter(([id, pages]) => pages.length === users.get(id)));
});

/** One chunk for each set of `count` app pages, with the modules that exactly these pages import. */
const sharedBy = (count: number) => ({
  debugName: `shared-by-${count}`,
  name(id: string, all: Modules) {
    const pages = pagesByModule(all).get(id) ?? [];
    if (pages.length !== count) return null;
    if (count === 1) return pages.map(chunkOf).join('');
    // A short name, because each script contains the names of the scripts that it loads.
    return `shared-${pages.reduce((bits, page) => bits + 2 ** appPages.indexOf(page), 0).toString(36)}`;
  },
});

/** Sets of many pages come first, because a chunk also gets the imports of its modules. */
const sharedByPages = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: from - to + 1 }, (_, index) => sharedBy(from - index));

// Modules that are smaller than the cost of a file, and that most pages with these chunks load.
const smallSessionModules = /http.attempt\.ts|browser.load-script|use-run-once/;
const smallSignedInModules =
  /auth.start-session|browser.inlined-styles|queries.(order|profile)\.ts|idempotency-keys|load-on-use|use-dirty-report|breakable-email|order-number|components.(PageHeader|Money).|UnsavedChangesDialog/;

// What every page loads: the script of static pages, and what they share with the pages of the app.
const pageGroup = groupOf('page', ['static-main.tsx']);
const sharedPageGroup = sharedGroupOf('page', staticPages, appPages);

const shared = { minShareCount: 2, entriesAware: true };

/** In order: each chunk also gets the imports of its modules, so the chunks of the lightest pages come first. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    ...pageGroup,
    minShareCount: 2,
    name: (id: string, all: Modules) => pageGroup.name(id, all) ?? sharedPageGroup.name(id, all),
  },
  { ...groupOf('home', staticPages), minShareCount: 2 },
  // Otherwise the catalogue's chunk brings the home page's to forms with numbers.
  { name: 'number', test: /components.NumberInput.(?!parse-number)/ },
  // Login pages call the API without the cache.
  { name: 'api', test: /http.api(-error)?\.ts/ },
  {
    name: 'query',
    test: /^(?!.*(useMutation|mutationObserver)).*(@tanstack.(query-core|react-query)|http.(query-client|page-data|to-remote)\.ts)/,
  },
  {
    ...shared,
    entriesAwareMergeThreshold: 8_000,
    ...groupOf('catalogue', ['features/parts/StaticPartsRoute.tsx']),
    // Visitors change nothing, so mutations load with the HTTP client.
    test: /^(?!.*(useMutation|mutationObserver))/,
  },
  sharedGroupOf('session', ['features/auth/StaticLoginRoute.tsx'], ['open-app.ts'], smallSessionModules),
  sharedGroupOf('signed-in', checkout, ['open-app.ts'], smallSignedInModules),
  groupOf('app', ['open-app.ts'], /app.open-app\.ts/),
  // app/server-entry.tsx names it.
  { name: 'http', test: /lib.http.(client|calls)\.ts|useMutation|mutationObserver/ },
  {
    ...shared,
    // A larger threshold gives dashboards the code of other forms and tables: up to 35 kB that they do not run.
    entriesAwareMergeThreshold: 300,
    debugName: 'shared',
    name: (id: string, all: Modules) => (pagesByModule(all).has(id) ? null : 'shared'),
  },
  ...sharedByPages({ from: appPages.length, to: 5 }),
  {
    name: 'lists',
    test: /ListScreen.(ListScreen|ExportButton)|lists.export-list|ui-state.density|use-kept-rows/,
  },
  { name: 'dashboard', test: /layouts.(Admin|User)DashboardRoute|sections.order-view/ },
  ...sharedByPages({ from: 4, to: 1 }),
];
