import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { build, type Plugin } from 'vite';
import * as z from 'zod/mini';
import { brandNames } from '#tokens/shops.ts';

/* `npm run build:ui`: builds the components, layouts and sections as an npm package in dist/ui. See ui/README.md. */

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'dist/ui');

/** The entries of the package by name: one for each component, and what sets up all of them. */
const components = Object.fromEntries(
  ['components', 'layouts', 'sections'].flatMap((folder) =>
    readdirSync(join(root, 'ui', folder))
      .map((name) => [name, join(root, `ui/${folder}/${name}/${name}.tsx`)] as const)
      .filter(([, file]) => existsSync(file)),
  ),
);
const modules = {
  ...components,
  link: join(root, 'ui/link.tsx'),
  now: join(root, 'ui/now.ts'),
  shop: join(root, 'ui/shop.ts'),
  shops: join(root, 'tokens/shops.ts'),
  ...Object.fromEntries(brandNames.map((brand) => [brand, join(root, `tokens/brands/${brand}/brand.ts`)])),
};
const sheets = {
  'base.css': join(root, 'ui/global.css.ts'),
  ...Object.fromEntries(
    brandNames.map((brand) => [`${brand}.css`, join(root, `tokens/brands/${brand}/brand.css.ts`)]),
  ),
};

const imported = new Set<string>();
/** Packages, except fonts. */
function isExternal(id: string): boolean {
  const [name] = /^(@[^/]+\/)?[^/]+/.exec(id) ?? [];
  if (name === undefined || !/^[a-z@]/.test(id) || /^(virtual:|@fontsource-variable\/)|\.css/.test(id))
    return false;
  imported.add(name);
  return true;
}

/** Replaces the style sheets of chunks by one for each entry. Those of components leave out what `base.css` has. */
const oneSheetPerEntry: Plugin = {
  name: 'norholt:one-sheet-per-entry',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      /** The style sheets of a chunk and its imports, those of imports first. */
      const sheetsOf = (file: string, seen = new Set<string>()): string[] => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(file)) return [];
        seen.add(file);
        const below = chunk.imports.flatMap((next) => sheetsOf(next, seen));
        return [...below, ...(chunk.viteMetadata?.importedCss ?? [])];
      };
      const contents = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css')
            ? [[file.fileName, String(file.source)]]
            : [],
        ),
      );
      const base = sheetsOf('base.css.js');
      const emit = (fileName: string, names: Iterable<string>) => {
        const source = [...names].map((name) => contents.get(name) ?? '').join('');
        this.emitFile({ type: 'asset', fileName, source });
      };
      const withoutBase = (entry: string) => sheetsOf(`${entry}.js`).filter((name) => !base.includes(name));
      const all = new Set(base);
      for (const name of contents.keys()) Reflect.deleteProperty(bundle, name);
      for (const name of Object.keys(components)) {
        const own = withoutBase(name);
        emit(`${name}.css`, own);
        for (const sheet of own) all.add(sheet);
      }
      for (const name of Object.keys(sheets)) emit(name, name === 'base.css' ? base : withoutBase(name));
      emit('styles.css', all);
      for (const name of Object.keys(sheets)) Reflect.deleteProperty(bundle, `${name}.js`);
    },
  },
};

/** Marks what uses hooks, context or handlers for frameworks with server components. */
const markClientModules: Plugin = {
  name: 'norholt:mark-client-modules',
  renderChunk: (code) =>
    /\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*:/.test(code)
      ? { code: `'use client';\n${code}`, map: null }
      : null,
};

// Not `build.lib`, which would write the fonts into the style sheets.
await build({
  configFile: false,
  root,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin(), markClientModules, oneSheetPerEntry],
  build: {
    outDir,
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { ...modules, ...sheets },
      external: isExternal,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});

const types = await rolldown({
  cwd: root,
  input: modules,
  external: isExternal,
  plugins: [dts({ emitDtsOnly: true, tsconfig: join(root, 'tsconfig.json') })],
});
await types.write({ dir: outDir, chunkFileNames: 'shared/[name]-[hash].js' });

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const Versions = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: Versions, devDependencies: Versions })
  .parse(readJson('package.json'));
const versions = { ...devDependencies, ...dependencies };
const manifest = z.looseObject({ peerDependencies: Versions }).parse(readJson('ui/package/package.json'));
const needed = [...imported].filter((name) => !(name in manifest.peerDependencies)).sort();
const published = {
  ...manifest,
  private: false,
  exports: {
    ...Object.fromEntries(Object.keys(modules).map((name) => [`./${name}`, `./${name}.js`])),
    './*.css': './*.css',
    './*.json': './*.json',
  },
  dependencies: Object.fromEntries(needed.map((name) => [name, `^${versions[name] ?? ''}`])),
};
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);

copyFileSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
for (const file of ['README.md', 'CHANGELOG.md'])
  copyFileSync(join(root, 'ui/package', file), join(outDir, file));
for (const brand of brandNames)
  copyFileSync(join(root, `tokens/brands/${brand}/tokens.json`), join(outDir, `${brand}.json`));
console.log(`Built ${Object.keys(components).length} components, layouts and sections into dist/ui.`);
