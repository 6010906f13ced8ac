import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { moduleMocks } from '#storybook/module-mocks.ts';
import { filesIn } from './git.ts';
import { exportsOnlyComponents } from '#storybook/trace-components.ts';
import { router } from '#storybook/trace-pages.ts';
import { isStyleSheet, sheetName, stylesOthers } from '#storybook/trace-styles.ts';

/** Files that every story is rendered with. */
const configuration = ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/vite.config.ts'];
/** Files that every story is rendered with and no module imports. */
const assets = ['package-lock.json', 'app/public', '.storybook/public'];

export interface Imports {
  always: readonly string[];
  /** Pages of the app, which its router imports when somebody visits them. */
  pages: readonly string[];
}

/** What a story showed when it was rendered. */
export interface Trace {
  /** The pages of the app that it visited. */
  pages: readonly string[];
  /** The style sheets of its classes, as `sheetName` names them. */
  styles: readonly string[];
  /** The modules whose components it rendered. */
  components: readonly string[];
}

/** The modules of a tree. Files are relative to its root. */
export interface ModuleGraph {
  storyFiles: readonly string[];
  /** What each module imports from the project. */
  imports: ReadonlyMap<string, Imports>;
  /** Style sheets that also style elements without a class of theirs. */
  globalStyles: ReadonlySet<string>;
  /** Modules that export only components. */
  componentModules: ReadonlySet<string>;
  /** Files that every story is rendered with. */
  shared: ReadonlySet<string>;
  /** A hash of each file. */
  contents: ReadonlyMap<string, string>;
}

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

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

/** Reads the imports of modules, directly and indirectly, from esbuild's module graph. */
export async function readImports(folder: string, modules: readonly string[]): Promise<Map<string, Imports>> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...modules],
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
  const entries = Object.entries(metafile.inputs).map(([file, { imports }]): [string, Imports] => {
    const own = imports.filter(({ external }) => !external);
    const isPage = ({ kind }: (typeof own)[number]) => file === router && kind === 'dynamic-import';
    const pages = own.filter(isPage).map(({ path }) => path);
    return [file, { pages, always: own.filter((one) => !isPage(one)).map(({ path }) => path) }];
  });
  return new Map(entries);
}

export async function readModuleGraph(folder: string): Promise<ModuleGraph> {
  const storyFiles = filesIn(folder, '*.stories.tsx');
  const entries = configuration.filter((file) => existsSync(join(folder, file)));
  const imports = await readImports(folder, [...storyFiles, ...entries]);
  const unimported = filesIn(folder, ...assets);
  const contents = new Map<string, string>();
  const globalStyles = new Set<string>();
  const componentModules = new Set<string>();
  for (const file of [...imports.keys(), ...unimported]) {
    const content = readFileSync(join(folder, file));
    contents.set(file, hash(content));
    if (isStyleSheet(file) && stylesOthers(content.toString())) globalStyles.add(file);
    if (exportsOnlyComponents(file, content.toString())) componentModules.add(file);
  }
  const shared = new Set([...reach(entries, { imports, globalStyles }), ...unimported]);
  return { storyFiles, imports, globalStyles, componentModules, shared, contents };
}

function reach(
  starts: readonly string[],
  { imports, globalStyles }: Pick<ModuleGraph, 'imports' | 'globalStyles'>,
  { pages, styles }: Partial<Trace> = {},
): Set<string> {
  // The imports of a style sheet are part of its rules.
  const isShown = (file: string, importer: string) =>
    !isStyleSheet(file) ||
    isStyleSheet(importer) ||
    globalStyles.has(file) ||
    (styles?.includes(sheetName(file)) ?? true);
  const reached = new Set(starts);
  for (const file of reached) {
    const { always = [], pages: all = [] } = imports.get(file) ?? {};
    for (const next of always) if (isShown(next, file)) reached.add(next);
    for (const next of all) if (pages?.includes(next) ?? true) reached.add(next);
  }
  return reached;
}

/**
 * The files that can change how the stories of a file look: all that it imports. If `trace` is known, pages, style
 * sheets and component modules count only when the trace contains them. An empty list was not recorded.
 */
export function sourcesOf(storyFile: string, graph: ModuleGraph, trace?: Trace): Set<string> {
  if (trace === undefined) return new Set([...reach([storyFile], graph), ...graph.shared]);
  const pages = trace.pages.length > 0 ? { pages: trace.pages } : {};
  const styles = trace.styles.length > 0 ? { styles: trace.styles } : {};
  const rendered = new Set(trace.components);
  // The imports of a module count even if its components are not rendered.
  const isShown = (file: string) =>
    rendered.size === 0 || rendered.has(file) || !graph.componentModules.has(file);
  const reached = reach([storyFile], graph, { ...pages, ...styles });
  return new Set([...[...reached].filter(isShown), ...graph.shared]);
}

/** A hash of the contents of `files`. */
export function fingerprint(files: Iterable<string>, { contents }: ModuleGraph): string {
  const lines = [...files].sort().map((file) => `${file} ${contents.get(file) ?? 'none'}`);
  return hash(lines.join('\n'));
}

/** Those of `files` whose contents differ. */
export const differing = (files: Iterable<string>, one: ModuleGraph, other: ModuleGraph): string[] =>
  [...files].filter((file) => one.contents.get(file) !== other.contents.get(file));
