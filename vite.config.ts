import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetsOf, forgetOldAssets } from './local/earlier-assets.ts';
import { pageTexts } from './local/page-texts.ts';

const here = import.meta.dirname;
const outDir = join(here, 'dist/app');

/** Keeps the assets of earlier builds for a while: a page that was opened before still asks for them. */
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

/** Tells the browser of both fonts before the style sheet that names them has arrived. */
function preloadFonts(): Plugin {
  return {
    name: 'norholt:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          // The other subsets are for letters that few pages hold.
          .filter((file) => /-latin-wdth-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: join(here, 'app'),
  publicDir: join(here, 'app/public'),
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [react(), vanillaExtractPlugin(), pageTexts(), preloadFonts(), keepEarlierAssets()],
  build: {
    outDir,
    emptyOutDir: false,
    manifest: true,
    // A font or picture inlined as a data URL is refused by the page's policy.
    assetsInlineLimit: 0,
    // Every browser that can read the rest of the bundle preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
