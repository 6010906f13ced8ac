import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetsOf, forgetOldAssets } from './local/earlier-assets.ts';
import { pageTexts } from './local/page-texts.ts';

const here = import.meta.dirname;
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

export default defineConfig({
  root: join(here, 'app'),
  publicDir: join(here, 'app/public'),
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [react(), vanillaExtractPlugin(), pageTexts(), preloadFonts(), keepEarlierAssets()],
  build: {
    outDir,
    emptyOutDir: false,
    manifest: true,
    // The page's content security policy blocks fonts and images in data URLs.
    assetsInlineLimit: 0,
    // All supported browsers preload modules themselves.
    modulePreload: { polyfill: false },
  },
});
