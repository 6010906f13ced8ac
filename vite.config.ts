import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
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

/** The chunk of what `paths` and their imports import, as far as no group before has it. */
function groupOf(name: string, paths: readonly string[]) {
  let modules: Set<string> | undefined;
  return {
    debugName: name,
    name: (id: string, all: Modules) => ((modules ??= importedBy(paths, all, 2)).has(id) ? name : null),
  };
}

/** The chunk of what both `paths` and `others` import, as far as no group before has it. */
function sharedGroupOf(name: string, paths: readonly string[], others: readonly string[]) {
  let modules: Set<string> | undefined;
  let otherModules: Set<string> | undefined;
  return {
    debugName: name,
    minShareCount: 2,
    name(id: string, all: Modules) {
      modules ??= importedBy(paths, all);
      otherModules ??= importedBy(others, all);
      return modules.has(id) && otherModules.has(id) ? name : null;
    },
  };
}

const staticPages = [
  'features/home/StaticHomeRoute.tsx',
  'features/blog/BlogRoute.tsx',
  'features/portfolio/PortfolioRoute.tsx',
];

/** Login and signed-in pages. */
const appPages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /Route\.tsx$/.test(file) && !/^features.(home|blog|portfolio|parts|not-found)\b/.test(file),
);

const shared = { minShareCount: 2, entriesAware: true };

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
  },
  sharedGroupOf('session', ['features/auth/StaticLoginRoute.tsx'], ['open-app.ts']),
  groupOf('app', ['open-app.ts']),
  groupOf('schemas', ['lib/http/calls.ts']),
  // app/server-entry.tsx names it.
  { name: 'http', test: /lib.http.client\.ts/ },
  // A larger threshold gives dashboards the code of other forms and tables: up to 35 kB that they do not run.
  { ...shared, entriesAwareMergeThreshold: 300, name: 'shared' },
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

/** Adds to each page's module its path, so that the server finds the style sheets and scripts of what it renders. */
function nameRouteModules(): Plugin {
  return {
    name: 'norholt:name-route-modules',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /Route\.tsx$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const module = ${JSON.stringify(relative(root, id).split(sep).join('/'))};\n`,
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
