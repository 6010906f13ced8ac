import { join, parse } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { textBlocks } from './local/text-blocks.ts';
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

/**
 * Leaves out the half of axios that sends with `fetch`, 3.6 kB. Browsers send with XMLHttpRequest, which reports progress.
 */
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

/**
 * React Router's package exports its development build only. Without warnings, and without the components that the app does
 * not use, it is 4 kB smaller.
 */
function trimRouter(): Plugin {
  return {
    name: 'norholt:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/development\/chunk/ },
      handler: (code) =>
        code
          .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
          .replaceAll(/^\w+\.displayName = .*/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

/**
 * Leaves out of the contract what the app does not use: what `app/lib/http/api.ts` does not read of a call, and with it
 * the schemas of bodies and queries. The bundler keeps them otherwise, because making one could have an effect.
 */
function trimContract(): Plugin {
  const unread = /^\t(?:summary|access|query|body|isBodyOptional|counters|problems):[^]*?\n(?=\t\w|\})/gm;
  const schema = /^((?:export )?const \w+ = )(\w+[.(][^]*?);$(?!\n[\t})])/gm;
  return {
    name: 'norholt:trim-contract',
    apply: 'build',
    transform: {
      filter: { id: join(here, 'contract/**/*.ts') },
      handler: (code, id) => ({
        code: (id.endsWith('/calls.ts') ? code.replaceAll(unread, '') : code).replaceAll(
          schema,
          '$1/* @__PURE__ */ (() => $2)();',
        ),
        moduleSideEffects: false,
      }),
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type IsIn = (id: string, all: Modules) => boolean;

/** Whether a module is one of these files of the app, or what they import statically. */
function importedBy(...files: readonly string[]): IsIn {
  const found = new Set(files.map((file) => join(root, file)));
  return (id, all) => {
    // A set also visits what is added to it meanwhile. The graph is complete when the first chunk is made.
    if (found.size === files.length)
      for (const one of found) for (const next of all.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    return found.has(id);
  };
}

/** A chunk of the modules for which `isIn` is true and that several pages load. */
const chunkOf = (name: string, isIn: IsIn, minShareCount = 2) => ({
  debugName: name,
  minShareCount,
  name: (id: string, all: Modules) => (isIn(id, all) ? name : null),
});

const inApp = importedBy('show-app.tsx');
const inLogin = importedBy('features/accounts/auth/LoginRoute.tsx');
const inFirstPage = importedBy(
  'features/shop/home/HomeRoute.tsx',
  'features/shop/blog/BlogRoute.tsx',
  'features/shop/portfolio/PortfolioRoute.tsx',
);
const inCatalogue = importedBy(
  'features/catalogue/parts/PartsRoute.tsx',
  'features/catalogue/parts/CategoryRoute.tsx',
);
const inForm = importedBy(
  'features/orders/purchase/PurchaseRoute.tsx',
  'features/catalogue/admin-parts/AddProductRoute.tsx',
);
/** The entry of React Query has these too. Only the vehicles of a profile need them. */
const isOfGarage = (id: string) => /(useQueries|queriesObserver)\.js$/.test(id);
/** Many pages use these, which are smaller than a request. */
const isTiny = (id: string) =>
  /\/(attempt|Breadcrumbs|breakable-email|Chip|is-composing|list-counts|load-on-use|Money|NotFound|order-status|parse-number|part-states|TypedText|use-run-once|vehicle-name)\.tsx?$/.test(
    id,
  );

/** Without these, each set of pages that share something would have a chunk, and a page would load up to 80 files. */
const chunks = [
  // The first script loads before the app, and both need Vite's helper.
  { name: 'index', test: /vite\/preload-helper|app\/(main\.tsx|index\.html)$/ },
  // Every page needs it. The login shares a little more with the first pages, and none of their chunks.
  chunkOf(
    'app',
    (id, all) =>
      (inApp(id, all) && !isOfGarage(id)) || (inFirstPage(id, all) && inLogin(id, all)) || isTiny(id),
    1,
  ),
  // The filters of all lists are smaller than a request for some.
  chunkOf('lists', (id) =>
    /(lib\/lists\/define-list|contract\/(list|\w+\/(admin-part|order|user|review))-filters)\.ts$/.test(id),
  ),
  // What pages of parts and orders know about a vehicle, and the select that asks for its year.
  chunkOf('vehicle', (id) =>
    /components\/Fit(Mark|Glyph)\/|compiled\/fit\.js|Select\/SelectControl\.|lib\/(queries\/makes|vehicles\/(use-addressed-vehicle|use-fit-answers|vehicle-answers))\.ts/.test(
      id,
    ),
  ),
  // Most pages need it.
  chunkOf('home', (id, all) => inFirstPage(id, all) && inCatalogue(id, all) && inForm(id, all)),
  // Forms show no parts in tiles.
  chunkOf('tiles', (id, all) => inFirstPage(id, all) && inCatalogue(id, all)),
  // The catalogue shows no reviews, and has no long texts to fill in.
  chunkOf('words', inFirstPage),
];

/** Rolldown names a chunk after all modules that import it. Pages and scripts repeat these names. */
const shortName = (name: string) => name.replace(/~.*/, '');

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  publicDir: join(root, 'public'),
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    textBlocks(),
    keepEarlierAssets(),
    leaveOutFetchAdapter(),
    trimRouter(),
    trimContract(),
  ],
  resolve: {
    alias: {
      // The page's content security policy blocks the style elements of the original.
      'react-style-singleton': join(root, 'lib/browser/style-singleton.ts'),
    },
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
        // One style sheet, so that no page changes when another one is loaded. All styles together have 21 kB.
        cssCodeSplit: false,
        // The page's content security policy blocks fonts and images in data URLs.
        assetsInlineLimit: 0,
        // All supported browsers preload modules themselves.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Names of classes and numbers that other modules import.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: { groups: chunks },
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${shortName(parse(name).name)}-[hash][extname]`,
          },
        },
      },
  // The server needs no packages of the app.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
