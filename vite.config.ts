import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetsOf, forgetOldAssets } from './local/earlier-assets.ts';

const here = import.meta.dirname;
const root = join(here, 'app');
const outDir = join(here, 'dist/app');

/** Keeps the assets of earlier builds, because pages that were opened before still request them. */
function keepEarlierAssets(): Plugin {
  let earlier: ReadonlySet<string> = new Set();
  return {
    name: 'norholt:keep-earlier-assets',
    apply: 'build',
    buildStart() {
      earlier = assetsOf(outDir);
    },
    closeBundle() {
      forgetOldAssets(outDir, earlier);
    },
  };
}

/** Preloads the font of large headings before the browser reads the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'norholt:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          // The other fonts are larger. Their fallbacks have the same metrics, so text does not move when they load.
          .filter((file) => /\barchivo-display-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

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

/** The chunk of what `paths` and their imports import, and of `more`, as far as no group before has it. */
function groupOf(name: string, paths: readonly string[], more?: RegExp) {
  let modules: Set<string> | undefined;
  return {
    debugName: name,
    name(id: string, all: Modules) {
      modules ??= importedBy(paths, all, 2);
      return modules.has(id) || more?.test(id) ? name : null;
    },
  };
}

/** The chunk of what both `paths` and `others` import, and of `more`, as far as no group before has it. */
function sharedGroupOf(name: string, paths: readonly string[], others: readonly string[], more?: RegExp) {
  let modules: Set<string> | undefined;
  let otherModules: Set<string> | undefined;
  return {
    debugName: name,
    minShareCount: 2,
    name(id: string, all: Modules) {
      modules ??= importedBy(paths, all);
      otherModules ??= importedBy(others, all);
      return (modules.has(id) && otherModules.has(id)) || more?.test(id) ? name : null;
    },
  };
}

const once = <Input, Result>(find: (input: Input) => Result): ((input: Input) => Result) => {
  let found: Result | undefined;
  return (input) => (found ??= find(input));
};

const staticPages = [
  'features/home/StaticHomeRoute.tsx',
  'features/blog/BlogRoute.tsx',
  'features/portfolio/PortfolioRoute.tsx',
];

const publicPages = [...staticPages, 'features/parts/StaticPartsRoute.tsx'];

/** Login and signed-in pages. */
const appPages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /Route\.tsx$/.test(file) && !/^features.(home|blog|portfolio|parts|not-found)\b/.test(file),
);

const shared = { minShareCount: 2, entriesAware: true };

/** The modules that `path` loads on use too, without other pages and what routes load. */
function loadedBy(path: string, all: Modules): Set<string> {
  const found = new Set([join(root, path)]);
  for (const id of found) {
    const lazy = id.endsWith('routes.tsx') ? [] : (all.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const next of [...importsOf(id, all), ...lazy]) if (!/Route\.tsx$/.test(next)) found.add(next);
  }
  return found;
}

/** The app pages that import each module. Modules that others than these pages load are left out. */
const pagesByModule = once((all: Modules) => {
  const importers = new Map<string, string[]>();
  const users = new Map<string, number>();
  for (const page of appPages)
    for (const id of [join(root, page), ...importedBy([page], all)])
      importers.set(id, [...(importers.get(id) ?? []), page]);
  for (const page of ['static-main.tsx', 'open-app.ts', ...publicPages, ...appPages])
    for (const id of loadedBy(page, all)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Map([...importers].filter(([id, pages]) => pages.length === users.get(id)));
});

/** What the app and its pages share with what they load on use. */
const sharedWithOthers = {
  ...shared,
  entriesAwareMergeThreshold: 300,
  name: (id: string, all: Modules) => (pagesByModule(all).has(id) ? null : 'shared'),
};

/** A chunk for each set of `count` app pages, of what exactly these import. */
const sharedBy = (count: number) => ({
  debugName: `shared-by-${count}`,
  name(id: string, all: Modules) {
    const pages = pagesByModule(all).get(id) ?? [];
    if (pages.length !== count) return null;
    if (count === 1) return pages.map(chunkOf).join('');
    // Short, because scripts contain the names of the files that they load.
    return `shared-${pages.reduce((bits, page) => bits + 2 ** appPages.indexOf(page), 0).toString(36)}`;
  },
});

/** Chunks of many pages come first, because a chunk also has the imports of its modules. */
const sharedByPages = (counts: { from: number; to: number }) =>
  Array.from({ length: counts.from - counts.to + 1 }, (_, index) => sharedBy(counts.from - index));

// Each of these needs less than a file of its own. Most pages of the app have them, the first also the login pages.
const smallSessionModules = /http.attempt\.ts|browser.load-script|use-run-once/;
const smallAppModules =
  /app.open-app\.ts|idempotency-keys|load-on-use|use-dirty-report|breakable-email|order-number|components.(PageHeader|Money)./;
const notMutations = /^(?!.*(useMutation|mutationObserver))/;

/**
 * Few files, each for all that a page needs and the pages before it do not. A chunk also has the imports of its modules,
 * so the lightest pages come first.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { ...groupOf('page', ['static-main.tsx']), minShareCount: 2 },
  sharedGroupOf('static', staticPages, appPages),
  { ...groupOf('home', staticPages), minShareCount: 2 },
  // Otherwise the catalogue's chunk brings the home page's to forms with numbers.
  { name: 'number', test: /components.NumberInput/ },
  {
    ...shared,
    entriesAwareMergeThreshold: 8_000,
    ...groupOf('catalogue', ['features/parts/StaticPartsRoute.tsx']),
    test: notMutations,
  },
  sharedGroupOf('session', ['features/auth/StaticLoginRoute.tsx'], ['open-app.ts'], smallSessionModules),
  groupOf('app', ['open-app.ts'], smallAppModules),
  // app/server-entry.tsx names it.
  { name: 'http', test: /lib.http.(client|calls)\.ts|useMutation|mutationObserver/ },
  // A larger threshold gives dashboards the code of other forms and tables: up to 35 kB that they do not run.
  sharedWithOthers,
  ...sharedByPages({ from: appPages.length, to: 5 }),
  {
    name: 'lists',
    test: /ListScreen.(ListScreen|ExportButton)|lists.export-list|ui-state.density|use-kept-rows/,
  },
  { name: 'dashboard', test: /layouts.(Admin|User)DashboardRoute/ },
  ...sharedByPages({ from: 4, to: 1 }),
];

/** Chunks that import each other could run in the wrong order. */
function forbidChunkCycles(): Plugin {
  return {
    name: 'norholt:forbid-chunk-cycles',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, above: readonly string[]) => {
        if (above.includes(file))
          this.error(`Change the thresholds: chunks import each other: ${[...above, file].join(' → ')}`);
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || done.has(file)) return;
        for (const imported of chunk.imports) visit(imported, [...above, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** Leaves out the half of axios that sends with `fetch`. Browsers send with XMLHttpRequest, which reports progress. */
function leaveOutFetchAdapter(): Plugin {
  return {
    name: 'norholt:leave-out-fetch-adapter',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    load: {
      filter: { id: /axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => 'export const getFetch = () => null;',
    },
  };
}

/** The name of the chunk with a page or a layout. */
const chunkOf = (path: string) => (path.includes('DashboardRoute') ? 'dashboard' : basename(path, '.tsx'));

/** Adds to each page's module its chunk, so that the server finds the style sheets and scripts of what it renders. */
function nameRouteModules(): Plugin {
  return {
    name: 'norholt:name-route-modules',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /Route\.tsx$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const module = ${JSON.stringify(chunkOf(id))};\n`,
        map: null,
      }),
    },
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  publicDir: join(root, 'public'),
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    preloadFonts(),
    keepEarlierAssets(),
    nameRouteModules(),
    leaveOutFetchAdapter(),
    forbidChunkCycles(),
  ],
  resolve: {
    // The page's content security policy blocks the style elements of the original.
    alias: { 'react-style-singleton': join(root, 'lib/browser/style-singleton.ts') },
  },
  build: isSsrBuild
    ? {
        outDir: join(outDir, '.render'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rollupOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir,
        emptyOutDir: false,
        manifest: true,
        // The page's content security policy blocks fonts and images in data URLs.
        assetsInlineLimit: 0,
        // All supported browsers preload modules themselves.
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['index.html', 'start.ts', 'static-main.tsx'].map((file) => join(root, file)),
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // The server needs no packages of the app.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
