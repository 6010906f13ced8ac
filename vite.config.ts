import { join, parse } from 'node:path';
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

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * One chunk for what `files` import statically, because a page should load few files. Without it, each set of pages that
 * share something would have a chunk.
 */
function chunkOf(name: string, files: readonly string[]) {
  let imported: Set<string> | undefined;
  function find(all: Modules) {
    const found = new Set(files.map((file) => join(root, file)));
    // A set also visits what is added to it meanwhile.
    for (const id of found) for (const next of all.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  }
  return {
    debugName: name,
    name: (id: string, all: Modules) => ((imported ??= find(all)).has(id) ? name : null),
  };
}

const firstPages = ['home/HomeRoute.tsx', 'blog/BlogRoute.tsx', 'portfolio/PortfolioRoute.tsx'];

/** Rolldown names a chunk after all modules that import it. Pages and scripts repeat these names. */
const shortName = (name: string) => name.replace(/~.*/, '');

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  publicDir: join(root, 'public'),
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [react(), vanillaExtractPlugin(), keepEarlierAssets(), leaveOutFetchAdapter()],
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
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Otherwise the first script, which also needs it, would need all of the app.
                { name: 'preload', test: /vite\/preload-helper/ },
                chunkOf('app', ['show-app.tsx']),
                {
                  ...chunkOf(
                    'home',
                    firstPages.map((file) => `features/${file}`),
                  ),
                  minShareCount: 2,
                },
              ],
            },
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
