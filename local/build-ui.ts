import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { withCustomConfig } from 'react-docgen-typescript';
import { rolldown, type OutputBundle, type OutputChunk } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { build, type Plugin } from 'vite';
import * as z from 'zod/mini';
import { docgenOptions } from '#storybook/docgen.ts';
import { tokensIn } from '#tokens/changes.ts';
import { brandNames } from '#tokens/logos.ts';
import { projectRoot } from '#server/core/root.ts';
import { changelogSection, changesOf, nextVersion, type PublicApi } from './ui-changes.ts';

/*
 * `npm run build:ui`: builds the components, layouts and sections as an npm package in dist/ui. See ui/README.md. The
 * version and the changelog follow from what changed since the last release; `-- --release` records them as a release.
 */

const root = projectRoot;
const outDir = join(root, 'dist/ui');

const Manifest = z.object({
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** The entries of the package, by name: one for each component, and what sets up all of them. */
const components = ['components', 'layouts', 'sections'].flatMap((folder) =>
  readdirSync(join(root, 'ui', folder))
    .map((name) => [name, `ui/${folder}/${name}/${name}.tsx`] as const)
    .filter(([, file]) => existsSync(join(root, file))),
);
const modules = [
  ...components,
  ['brand-logo', 'ui/brand-logo.ts'],
  ['link', 'ui/link.tsx'],
  ['logos', 'tokens/logos.ts'],
  ['now', 'ui/now.ts'],
  ...brandNames.map((brand) => [brand, `tokens/brands/${brand}/brand.ts`] as const),
] as const;
const styles = [
  ['base', 'ui/global.css.ts'],
  ...brandNames.map((brand) => [brand, `tokens/brands/${brand}/brand.css.ts`] as const),
] as const;

const isPackage = (id: string) => /^[^.#/\0]/.test(id) && !id.startsWith('virtual:') && !/\.css/.test(id);
const imported = new Set<string>();
function isExternal(id: string): boolean {
  if (!isPackage(id) || id.startsWith('@fontsource-variable/')) return false;
  imported.add(id.startsWith('@') ? id.split('/', 2).join('/') : (id.split('/', 1)[0] ?? id));
  return true;
}

/** The style sheets that a module and its imports need, those of imports first. */
function sheetsOf(chunk: OutputChunk, bundle: OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? sheetsOf(next, bundle, seen) : [];
  });
  return [...below, ...(chunk.viteMetadata?.importedCss ?? [])];
}

/** Replaces the style sheets of modules by one for each entry. Those of components leave out what `base` has. */
const oneSheetPerEntry = (): Plugin => ({
  name: 'norholt:one-sheet-per-entry',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sources = new Map<string, string>();
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          sources.set(file.fileName, String(file.source));
      const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      const sheetsByEntry = new Map(
        [...modules, ...styles].map(([name, file]) => {
          const id = join(root, file);
          const chunk = entries.find(
            (entry) => entry.type === 'chunk' && entry.facadeModuleId?.startsWith(id),
          );
          return [name, new Set(chunk?.type === 'chunk' ? sheetsOf(chunk, bundle) : [])];
        }),
      );
      const base = sheetsByEntry.get('base') ?? new Set();
      const emit = (name: string, sheets: Iterable<string>) =>
        this.emitFile({
          type: 'asset',
          fileName: `${name}.css`,
          // Those of modules are in folders; fonts are beside these.
          source: [...sheets]
            .map((sheet) => sources.get(sheet) ?? '')
            .join('')
            .replace(/url\((?:\.\.\/)+/g, 'url(./'),
        });
      const all = new Set<string>();
      for (const [name] of components) {
        const sheets = [...(sheetsByEntry.get(name) ?? [])].filter((sheet) => !base.has(sheet));
        emit(name, sheets);
        for (const sheet of sheets) all.add(sheet);
      }
      for (const [name] of styles)
        emit(
          name,
          [...(sheetsByEntry.get(name) ?? [])].filter((sheet) => name === 'base' || !base.has(sheet)),
        );
      emit('styles', [...base, ...all]);
      for (const file of sources.keys()) Reflect.deleteProperty(bundle, file);
    },
  },
});

/** Marks what uses hooks, context or handlers for frameworks with server components. */
const markClientModules = (): Plugin => ({
  name: 'norholt:mark-client-modules',
  renderChunk: (code) =>
    /\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w*:/.test(code)
      ? { code: `'use client';\n${code}`, map: null }
      : null,
});

async function buildModules(): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), markClientModules(), oneSheetPerEntry()],
    resolve: {
      alias: [{ find: /^\.\/brand-values\.ts$/, replacement: join(root, 'tokens/brand-variables.ts') }],
    },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: [...modules, ...styles].map(([, file]) => join(root, file)),
        external: isExternal,
        preserveEntrySignatures: 'strict',
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
}

async function buildTypes(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(modules.map(([name, file]) => [name, join(root, file)])),
    external: isExternal,
    plugins: [dts({ emitDtsOnly: true, tsconfig: join(root, 'tsconfig.json') })],
  });
  await bundle.write({
    dir: join(outDir, 'types'),
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
  });
}

const Release = z.object({
  version: z.string(),
  api: z.record(z.string(), z.string()),
});
const [releaseFile, changelogFile] = [join(root, 'ui/release.json'), join(root, 'ui/CHANGELOG.md')];

/** The subjects of commits since the last release, oldest first. None without Git or its history. */
function readSubjects(): string[] {
  if (!existsSync(join(root, '.git'))) return [];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const last = git('log', '-1', '--format=%H', '--', releaseFile);
  const others = ['stories.tsx', 'docs.tsx', 'test.ts', 'test.tsx', 'md', 'json'].map((end) => `:!*.${end}`);
  const subjects = git('log', '--reverse', '--format=%s', `${last}..`, '--', 'ui', 'tokens', ...others);
  return subjects === '' ? [] : subjects.split('\n');
}

function readPublicApi(): PublicApi {
  const names = new Map(components.map(([name, file]) => [join(root, file), name]));
  const api = new Map<string, string>(components.map(([name]) => [name, '']));
  const docs = withCustomConfig(join(root, 'tsconfig.json'), docgenOptions).parse([...names.keys()]);
  for (const { displayName, filePath, props } of docs) {
    if (names.get(filePath) !== displayName) continue;
    for (const { name, required, type } of Object.values(props))
      api.set(`${displayName}.${name}`, `${required ? '' : '?'}${type.raw ?? type.name}`);
  }
  for (const [path, value] of tokensIn(readFileSync(join(root, 'tokens/brands/norholt/tokens.json'), 'utf8')))
    api.set(`token ${path}`, value);
  return Object.fromEntries([...api].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the version and the changelog of what is built. */
function readRelease(): { version: string; changelog: string } {
  const last = Release.parse(JSON.parse(readFileSync(releaseFile, 'utf8')));
  const api = readPublicApi();
  const changes = changesOf(last.api, api);
  const commits = readSubjects();
  const version = nextVersion(last.version, changes, commits);
  const before = readFileSync(changelogFile, 'utf8');
  if (version === last.version) return { version, changelog: before };
  const section = changelogSection(version, new Date().toISOString().slice(0, 10), changes, commits);
  const changelog = before.replace(/^(?=## )/m, `${section}\n`);
  if (process.argv.includes('--release')) {
    const release = { version, api };
    writeFileSync(releaseFile, `${JSON.stringify(release, null, 2)}\n`);
    writeFileSync(changelogFile, changelog);
  }
  return { version, changelog };
}

function writeManifest({ version, changelog }: ReturnType<typeof readRelease>): void {
  const versions = { ...manifest.devDependencies, ...manifest.dependencies };
  const peers = ['react', 'react-dom'];
  const dependencies = [...imported].filter((name) => !peers.includes(name)).toSorted();
  const fileOf = (file: string) => `./${file.replace(/\.tsx?$/, '.js')}`;
  const packageJson = {
    name: '@norholt/ui',
    version,
    description: 'The design system of Norholt: React components, layouts and sections of a shop',
    license: manifest.license,
    type: 'module',
    sideEffects: ['**/*.css', '**/*.css.js'],
    exports: {
      ...Object.fromEntries(
        modules.map(([name, file]) => [
          `./${name}`,
          { types: `./types/${name}.d.ts`, default: fileOf(file) },
        ]),
      ),
      './*.css': './*.css',
      './*.json': './*.json',
    },
    peerDependencies: Object.fromEntries(
      peers.map((name) => [name, `>=${versions[name]?.split('.')[0] ?? ''}`]),
    ),
    dependencies: Object.fromEntries(dependencies.map((name) => [name, `^${versions[name] ?? ''}`])),
  };
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
  for (const [from, to] of [
    ...brandNames.map((brand) => [`tokens/brands/${brand}/tokens.json`, `${brand}.json`] as const),
    ['LICENSE', 'LICENSE'],
    ['ui/package.md', 'README.md'],
  ] as const)
    writeFileSync(join(outDir, to), readFileSync(join(root, from)));
  writeFileSync(join(outDir, 'CHANGELOG.md'), changelog);
}

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
await buildModules();
await buildTypes();
const release = readRelease();
writeManifest(release);
console.log(
  `Built version ${release.version} with ${components.length} components, layouts and sections into dist/ui.`,
);
