import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { moduleMocks } from '#storybook/module-mocks.ts';
import { router } from '#storybook/trace-pages.ts';
import { filesIn } from './git.ts';
import { hash } from './result.ts';

/** Files that every story is rendered with. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/vite.config.ts'];
/** Files that every story is rendered with and no module imports. */
const assets = ['package-lock.json', 'app/public', 'tokens/fonts'];

/** The modules of a tree. Files are relative to its root. */
export interface ModuleGraph {
  /** What each module imports from the project. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Pages of the app, which its router imports when somebody visits them. */
  pages: ReadonlySet<string>;
  /** Files that every story is rendered with, besides what they import. */
  shared: readonly string[];
  /** A hash of each file. */
  contents: ReadonlyMap<string, string>;
}

/** Resolves the modules that Storybook replaces, as its configuration does. */
const mockModules = (folder: string): Plugin => ({
  name: 'module-mocks',
  setup({ onResolve }) {
    for (const { find, file } of moduleMocks) {
      const path = join(folder, file);
      if (existsSync(path)) onResolve({ filter: find }, () => ({ path }));
    }
  },
});

export async function readModuleGraph(folder: string): Promise<ModuleGraph> {
  const entries = configuration.filter((file) => existsSync(join(folder, file)));
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...filesIn(folder, '*.stories.tsx'), ...entries],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [mockModules(folder)],
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  const imports = new Map(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
  const routerImports = metafile.inputs[router]?.imports ?? [];
  const pages = routerImports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  const unimported = filesIn(folder, ...assets);
  const contents = new Map(
    [...imports.keys(), ...unimported].map((file) => [file, hash(readFileSync(join(folder, file)))]),
  );
  return { imports, pages: new Set(pages), shared: [...entries, ...unimported], contents };
}

/**
 * The files that can change how the stories of a file look: all that it imports, and what all stories share. Pages
 * count only if they are in `visited`, or if the visited pages are unknown.
 */
export function sourcesOf(
  storyFile: string,
  { imports, pages, shared }: ModuleGraph,
  visited?: readonly string[],
): Set<string> {
  const sources = new Set([storyFile, ...shared]);
  for (const file of sources) {
    for (const next of imports.get(file) ?? []) {
      const isUnvisited = file === router && pages.has(next) && visited?.includes(next) === false;
      if (!isUnvisited) sources.add(next);
    }
  }
  return sources;
}

/** A hash of the contents of `files`, by default of all. */
export function fingerprint({ contents }: ModuleGraph, files: Iterable<string> = contents.keys()): string {
  const lines = [...files].sort().map((file) => `${file} ${contents.get(file) ?? 'none'}`);
  return hash(lines.join('\n'));
}
