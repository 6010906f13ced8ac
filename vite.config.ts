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

/** Few files: what every page needs, and what several pages share, by the pages that share it. */
const chunkGroups = [
  { name: 'core', tags: ['$initial' as const], priority: 1 },
  // app/server-entry.tsx names it.
  { name: 'http', test: /lib.http.client\.ts/ },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
];

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
  plugins: [react(), vanillaExtractPlugin(), preloadFonts(), keepEarlierAssets(), nameRouteModules()],
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
        rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
  // The server needs no packages of the app.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
