import { join, parse } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, chunkOf } from './local/chunk-groups.ts';
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

/** Rolldown names a chunk after all modules that import it. Pages and scripts repeat these names. */
const shortName = (name: string) => name.replace(/~.*/, '');

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  publicDir: join(root, 'public'),
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    keepEarlierAssets(),
    nameRouteModules(),
    leaveOutFetchAdapter(),
    forbidChunkCycles(),
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
        // The page's content security policy blocks fonts and images in data URLs.
        assetsInlineLimit: 0,
        // All supported browsers preload modules themselves.
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['index.html', 'start.ts', 'report-vitals.ts', 'static-main.tsx', 'checkout-main.tsx'].map(
            (file) => join(root, file),
          ),
          output: {
            codeSplitting: { groups: chunkGroups },
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
